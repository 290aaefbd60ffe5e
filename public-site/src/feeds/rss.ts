import { language, localPath } from 'contract/language';
import { feedTypes, localFeed } from '../page/feed-paths';
import type { FeedName } from '../page/feed-paths';
import { element, textElement, writeXml } from './xml';

interface Channel {
  readonly feed: FeedName;
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** The page that shows the same, as in requirements 2.1. */
  readonly page: string;
  /** As `xmlns:dc`, beside Atom's. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly elements: readonly string[];
  /** The newest first. */
  readonly items: readonly Item[];
}

export interface Item {
  readonly title: string;
  readonly link: string;
  /** It never changes, wherever the site lies. */
  readonly guid: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly description: string;
  /** What it has beside. */
  readonly elements: readonly string[];
}

/** A feed as RSS 2.0, which says of itself where it lies. */
export function writeRss(channel: Channel): string {
  const { feed, origin, title, description, page, items } = channel;
  const times = publishedAt(items);
  const [newest] = times;
  const self = { href: origin + localFeed(feed), rel: 'self', type: feedTypes[feed] };
  const told = [
    textElement('title', title),
    textElement('link', origin + localPath(page)),
    textElement('description', description),
    textElement('language', language),
    ...(newest === undefined ? [] : [textElement('pubDate', newest)]),
    element('atom:link', self),
    ...channel.elements,
    ...items.map((item, place) => writeItem(item, times[place] ?? '')),
  ];
  const attributes: Record<string, string> = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    ...channel.namespaces,
  };
  return writeXml(element('rss', attributes, [element('channel', {}, told)]));
}

const writeItem = (item: Item, time: string): string =>
  element('item', {}, [
    textElement('title', item.title),
    textElement('link', item.link),
    textElement('guid', item.guid, { isPermaLink: 'false' }),
    textElement('pubDate', time),
    textElement('description', item.description),
    ...item.elements,
  ]);

const minute = 60_000;

/**
 * When items came out, as RFC 822 has it. A day counts from midnight in UTC: it is the same day in Innsbruck, and has
 * begun wherever the feed is written. Readers sort by time alone, so each item is a minute after the next of its day.
 */
const publishedAt = (items: readonly Item[]): readonly string[] =>
  items.map(({ date }, place) => {
    const earlier = items.slice(place + 1).filter((item) => item.date === date).length;
    return new Date(Date.parse(date) + earlier * minute).toUTCString();
  });
