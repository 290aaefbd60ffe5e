import { language, localPath } from 'contract/language';
import { feedTypes, localFeed } from '../page/feed-paths';
import type { FeedName } from '../page/feed-paths';
import { element, textElement, writeXml } from './xml';

interface Channel {
  readonly feed: FeedName;
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** The page with the same content, as a path of requirements 2.1. */
  readonly page: string;
  /** Namespaces beside Atom's, for example `xmlns:dc`. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly elements: readonly string[];
  /** Newest first. */
  readonly items: readonly Item[];
}

export interface Item {
  readonly title: string;
  readonly link: string;
  /** Stays the same when the site moves to another domain. */
  readonly guid: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly description: string;
  readonly elements: readonly string[];
}

/** Serializes a feed as RSS 2.0 with a link to itself. */
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
 * Publication times in RFC 822 format. A day counts from midnight UTC, which is the same day in Innsbruck and is never
 * in the future. Feed readers sort by time only, so items of one day are a minute apart.
 */
const publishedAt = (items: readonly Item[]): readonly string[] =>
  items.map(({ date }, place) => {
    const earlier = items.slice(place + 1).filter((item) => item.date === date).length;
    return new Date(Date.parse(date) + earlier * minute).toUTCString();
  });
