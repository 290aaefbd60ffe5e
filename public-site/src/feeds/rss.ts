import { language, localPath } from 'contract/language';
import { feedTypes, localFeed } from '../page/feed-paths';
import type { FeedName } from '../page/feed-paths';
import { element, textElement, writeXml } from './xml';

interface Channel {
  readonly feed: FeedName;
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** The page that shows the same, as in SPEC 2.1. */
  readonly page: string;
  /** YYYY-MM-DD of its items, the newest first. */
  readonly days: readonly string[];
  /** As `xmlns:dc`, beside Atom's. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly elements: readonly string[];
  readonly items: readonly string[];
}

/** A feed as RSS 2.0, which says of itself where it lies. */
export function writeRss(channel: Channel): string {
  const { feed, origin, title, description, page, days, items } = channel;
  const [newest] = days;
  const self = { href: origin + localFeed(feed), rel: 'self', type: feedTypes[feed] };
  const told = [
    textElement('title', title),
    textElement('link', origin + localPath(page)),
    textElement('description', description),
    textElement('language', language),
    ...(newest === undefined ? [] : [textElement('pubDate', writeTime(newest))]),
    element('atom:link', self),
    ...channel.elements,
    ...items,
  ];
  const attributes: Record<string, string> = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    ...channel.namespaces,
  };
  return writeXml(element('rss', attributes, [element('channel', {}, told)]));
}

interface Item {
  readonly title: string;
  readonly link: string;
  /** It never changes, wherever the site lies. */
  readonly guid: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly description: string;
}

/** @param elements what it has beside */
export const rssItem = (item: Item, elements: readonly string[]): string =>
  element('item', {}, [
    textElement('title', item.title),
    textElement('link', item.link),
    textElement('guid', item.guid, { isPermaLink: 'false' }),
    textElement('pubDate', writeTime(item.date)),
    textElement('description', item.description),
    ...elements,
  ]);

/** A day as RFC 822 has it. It is the same one in UTC and in Innsbruck, and has begun wherever it is written. */
const writeTime = (day: string): string => new Date(day).toUTCString();
