import { isSlug } from '../site/entry-page';
import { isReservedSlug, suggestSlug } from './slugs';

it.each([
  ['What we heard in the night', 'what-we-heard-in-the-night'],
  ['  Gottes Güte – für Österreich!  ', 'gottes-gute-fur-osterreich'],
  ['Soren & Sørensen', 'soren-sorensen'],
  ['שלום', ''],
  ['', ''],
  ['Feed', 'the-feed'],
  ['word '.repeat(30), Array.from({ length: 16 }, () => 'word').join('-')],
  ['x'.repeat(160), 'x'.repeat(80)],
])('suggests for %j the slug %j', (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
  if (slug) expect([isSlug(slug), isReservedSlug(slug)]).toEqual([true, false]);
});

it('keeps places for feeds and lists, one of which no slug can take', () => {
  expect(['rss', 'feed', 'page', 'rss-xml'].filter((word) => !isReservedSlug(word))).toEqual([]);
  expect(isSlug('rss.xml')).toBe(false);
});
