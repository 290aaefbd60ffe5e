import {
  findPreviewBlockers,
  pagesShowing,
  previewPages,
  previewText,
  unwritten,
} from './content-preview';
import { emptySnapshot } from './content-entry';
import type { ContentText, ContentValues } from './content-entry';
import { contentKindNames } from './kinds/content-kinds';
import { readSnapshot } from './content-snapshot';
import { toRichText } from './rich-text/rich-text';

const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const textOf = (values: ContentValues): ContentText => ({ values, shownInEnglish: [] });

it('shows words that are there in another language, and says where none are', () => {
  const written = textOf({ words: { de: 'Danke' }, from: {} });
  expect(previewText('testimonies', id, written).values).toEqual({
    words: { de: 'Danke', en: 'Danke' },
    from: { en: unwritten },
  });
  expect(findPreviewBlockers('testimonies', written)).not.toEqual([]);
  expect(findPreviewBlockers('testimonies', previewText('testimonies', id, written))).toEqual([]);
});

it('leaves a text that can be published as it is', () => {
  const whole = textOf({ words: { en: 'Thanks', de: 'Danke' }, from: { en: 'A', de: 'B' } });
  expect(previewText('testimonies', id, whole)).toEqual(whole);
});

it('invents no dates, pictures and numbers, and names them', () => {
  const missing = (kind: (typeof contentKindNames)[number]) =>
    findPreviewBlockers(kind, previewText(kind, id, textOf({}))).map(({ field }) => field);
  expect(missing('messages')).toEqual(['url', 'date']);
  expect(missing('giving')).toEqual(expect.arrayContaining(['iban', 'bic']));
  expect(missing('ministers')).toEqual(['picture']);
});

it('makes of each kind something that a snapshot takes', () => {
  for (const kind of contentKindNames) {
    const shown = previewText(kind, id, textOf({}));
    if (findPreviewBlockers(kind, shown).length > 0) continue;
    const entry = { id: kind, ...shown };
    const text = JSON.stringify({ ...emptySnapshot, [kind]: [entry] });
    expect(readSnapshot(text)[kind]).toHaveLength(1);
  }
});

it('looks at an entry on its own page first, also before its address is written', () => {
  const body = { en: toRichText('Word'), de: toRichText('Wort') };
  const { posts } = pagesShowing;
  expect(previewPages('posts', id, textOf({}))).toEqual(posts);
  expect(previewPages('posts', id, textOf({ body }))).toEqual([`/more/blog/${id}`, ...posts]);
  expect(previewPages('posts', id, textOf({ body, slug: 'grace' }))).toEqual([
    '/more/blog/grace',
    ...posts,
  ]);
});
