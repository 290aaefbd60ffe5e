import { articlesIn, movedSlugs } from './articles';
import { emptySnapshot, findMissing, findWrong, inLanguage } from './content-entry';
import type { ContentText, PublishedEntry } from './content-entry';
import { toRichText } from './rich-text/rich-text';

const both = (text: string) => ({ en: text, de: `${text} (de)` });
const richBoth = (text: string) => ({ en: toRichText(text), de: toRichText(`${text} (de)`) });
const values = (title: string) => ({
  title: both(title),
  summary: both('Summary'),
  date: '2026-03-01',
});
const news = (id: string, more: ContentText['values'], rest: Partial<PublishedEntry> = {}) => ({
  id,
  values: { ...values(id), ...more },
  shownInEnglish: [],
  ...rest,
});
const snapshotOf = (...entries: PublishedEntry[]) => ({ ...emptySnapshot, news: entries });

it('has a page for each entry with a text, by its slug', () => {
  const entries = snapshotOf(
    news('one', { slug: 'first', body: richBoth('Text of one') }),
    news('two', { slug: 'second' }),
    news('three', {}),
  );
  expect([...articlesIn(entries, 'de')]).toEqual([
    [
      'first',
      {
        kind: 'news',
        id: 'one',
        title: 'one (de)',
        summary: 'Summary (de)',
        date: '2026-03-01',
        path: '/more/blog/first',
        body: toRichText('Text of one (de)'),
      },
    ],
  ]);
  expect(inLanguage(entries, 'news', 'en').map(({ path }) => path)).toEqual([
    '/more/blog/first',
    undefined,
    undefined,
  ]);
  expect(JSON.stringify(inLanguage(entries, 'news', 'en'))).not.toContain('Text of one');
});

it('shows the English text, and says so, where staff chose it', () => {
  const body = { en: toRichText('English') };
  const shown = news('one', { slug: 'first', body }, { shownInEnglish: ['de'] });
  expect(articlesIn(snapshotOf(shown), 'de').get('first')).toMatchObject({
    language: 'en',
    title: 'one',
    body: body.en,
  });
});

it('leads from former slugs to the present one, but for those that another page has', () => {
  const body = richBoth('x');
  const entries = snapshotOf(
    news('one', { slug: 'now', body }, { formerSlugs: ['before', 'given'] }),
    news('two', { slug: 'given', body }),
    news('three', { slug: 'none' }, { formerSlugs: ['nowhere'] }),
  );
  expect([...movedSlugs(entries)]).toEqual([['before', 'now']]);
});

const text = (more: ContentText['values']): ContentText => ({
  values: { ...values('x'), ...more },
  shownInEnglish: [],
});

it('needs a slug with a text, the text in each language, and neither without', () => {
  expect(findMissing('news', text({}))).toEqual([]);
  expect(findMissing('news', text({ slug: 'a' }))).toEqual([]);
  expect(findMissing('news', text({ body: { en: toRichText('x'), de: '' } }))).toEqual([
    { field: 'slug' },
    { field: 'body', language: 'de' },
  ]);
  const empty = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [] }] });
  expect(findMissing('news', text({ body: { en: empty } }))).toEqual([]);
});

it('refuses a slug that the site needs', () => {
  expect(findWrong('news', text({ slug: 'feed' }))).toEqual([{ field: 'slug', code: 'reserved' }]);
  expect(findWrong('news', text({ slug: 'feeding' }))).toEqual([]);
});
