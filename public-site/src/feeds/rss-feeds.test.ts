import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import type { LocalEntry } from 'contract/content-entry';
import { starterContent } from '../content/starter-content';
import { provideContent } from '../shown-content/page-content';
import { describePage } from '../structured-data/describe-page';
import { getSermonChapters } from './sermon-parts';
import { writeFeeds } from './write-feeds';

const origin = 'https://church.example';
const assets = join(__dirname, '../../assets');

const files = () => writeFeeds({ origin, calendar: [] });
const read = (path: string) => parseRssFeed(files().get(path) ?? '');
const dayOf = (time = '') => new Date(time).toISOString().slice(0, 10);

const [sermon] = starterContent.sermons as readonly [LocalEntry<'sermons'>];
const [post] = starterContent.posts as readonly [LocalEntry<'posts'>];

it('tells of posts what the page and search engines are told', () => {
  const { items = [], ...channel } = read('/blog.xml');
  expect(channel).toMatchObject({
    link: `${origin}/more/blog`,
    language: 'en',
    atom: { links: [{ href: `${origin}/blog.xml`, rel: 'self', type: 'application/rss+xml' }] },
  });
  const things = describePage('/more/blog', origin);
  expect(items).toHaveLength(things.length);
  for (const [place, thing] of things.entries()) {
    const item = items[place];
    expect(thing).toMatchObject({
      headline: item?.title,
      datePublished: dayOf(item?.pubDate),
      description: item?.description,
      mainEntityOfPage: item?.link,
      author: { name: item?.dc?.creators?.[0] },
    });
  }
  expect(items.map(({ guid }) => guid)).toEqual(
    starterContent.posts.map(({ id }) => ({ value: `posts-${id}`, isPermaLink: false })),
  );
});

it('leads to the page of a post that has one', () => {
  provideContent({ posts: [{ ...post, path: '/more/blog/a-night' }] });
  expect(read('/blog.xml').items).toMatchObject([{ link: `${origin}/more/blog/a-night` }]);
});

it('tells of sermons what the page and search engines are told, with sounds of as many bytes', () => {
  const { items = [] } = read('/podcast.xml');
  const things = describePage('/downloads/mp3', origin);
  expect(items).toHaveLength(things.length);
  for (const [place, thing] of things.entries()) {
    const item = items[place];
    const [enclosure] = item?.enclosures ?? [];
    expect(thing).toMatchObject({
      name: item?.title,
      datePublished: dayOf(item?.pubDate),
      description: item?.description,
      contentUrl: enclosure?.url,
      encodingFormat: enclosure?.type,
      duration: `PT${item?.itunes?.duration}S`,
      creator: { name: item?.itunes?.author },
    });
    const file = join(assets, enclosure?.url?.replace(origin, '') ?? '');
    expect(enclosure?.length).toBe(statSync(file).size);
  }
});

it('has what podcast apps ask for', () => {
  const { itunes, podcast, language, items = [] } = read('/podcast.xml');
  expect(itunes).toMatchObject({
    image: `${origin}/art/podcast-cover.jpg`,
    explicit: false,
    type: 'episodic',
    categories: [{ text: 'Religion & Spirituality', categories: [{ text: 'Christianity' }] }],
    owner: { email: 'office@church.example.org' },
  });
  expect(existsSync(join(assets, 'art/podcast-cover.jpg'))).toBe(true);
  expect([language, podcast]).toMatchObject([
    'en',
    { locked: { value: false }, medium: 'podcast' },
  ]);
  expect(items.map(({ guid }) => guid?.value)).toEqual(
    starterContent.sermons.map(({ id }) => `sermons-${id}`),
  );
});

it('brings what a sermon says to read, and its chapters', () => {
  provideContent({
    sermons: [{ ...sermon, chapters: 'Intro\n12:30 The door\n0:00 Peace & rest' }],
  });
  const [item] = read('/podcast.xml').items ?? [];
  expect(item?.podcast).toMatchObject({
    transcripts: [
      { url: `${origin}/transcripts/${sermon.id}.txt`, type: 'text/plain', language: 'en' },
    ],
    chapters: { url: `${origin}/chapters/${sermon.id}.json`, type: 'application/json+chapters' },
  });
  expect(files().get(`/transcripts/${sermon.id}.txt`)).toBe(`${sermon.transcript}\n`);
  expect(JSON.parse(files().get(`/chapters/${sermon.id}.json`) ?? '')).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: 'Peace & rest' },
      { startTime: 750, title: 'The door' },
    ],
  });
  const { transcript: _none, ...silent } = sermon;
  provideContent({ sermons: [silent] });
  expect(read('/podcast.xml').items?.[0]).not.toHaveProperty('podcast');
});

it('reads the hours of long recordings, and takes no other line for a chapter', () => {
  const chapters = '1:02:03 Late\n12 No time\n1:2 Nor this\n9:59';
  expect(getSermonChapters({ chapters })).toEqual([{ startTime: 3723, title: 'Late' }]);
});

it('leaves out what cannot be heard, and says what is spoken in another language', () => {
  const gone = { ...sermon, id: 'gone', audio: '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f' };
  provideContent({ sermons: [gone, { ...sermon, spokenIn: 'de' }] });
  expect(read('/podcast.xml').items).toMatchObject([
    { description: `${sermon.preacher}, ${sermon.passage} (in German)` },
  ]);
});

it.each(['/blog.xml', '/podcast.xml'])(
  '%s has what came out on one day in its order, each at a time of its own',
  (path) => {
    const days = ['2026-03-02', '2026-03-01', '2026-03-01', '2026-03-01'];
    const dated = <Entry extends object>(entry: Entry) =>
      days.map((date, place) => ({ ...entry, id: `of-${place}`, date }));
    provideContent({ posts: dated(post), sermons: dated(sermon) });
    const { items = [], pubDate } = read(path);
    const times = items.map((item) => new Date(item.pubDate ?? '').toISOString());
    expect(times).toEqual([
      '2026-03-02T00:00:00.000Z',
      '2026-03-01T00:02:00.000Z',
      '2026-03-01T00:01:00.000Z',
      '2026-03-01T00:00:00.000Z',
    ]);
    expect(pubDate).toBe(items[0]?.pubDate);
  },
);

it.each(['/blog.xml', '/podcast.xml'])('%s is XML, whatever it is told', (path) => {
  const title = `<b>"Grace" & ]]> peace</b>\u0007\uffff\ud800`;
  provideContent({ posts: [{ ...post, title }], sermons: [{ ...sermon, title }] });
  const xml = new DOMParser().parseFromString(files().get(path) ?? '', 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.querySelector('item > title')?.textContent).toBe('<b>"Grace" & ]]> peace</b>');
});

it('is a feed where there is nothing to tell', () => {
  provideContent({ posts: [], sermons: [] });
  expect(read('/blog.xml').items ?? []).toEqual([]);
  expect(read('/podcast.xml').title).toBe('Alpine Light Church: sermons');
});
