import { emptySnapshot, findMissing, findWrong, inLanguage, inOrder } from './content-entry';
import type { ContentText, PublishedEntry } from './content-entry';

const words = { en: 'God is good.', de: 'Gott ist gut.' };
const from = { en: 'a sister', de: 'eine Schwester' };
const textOf = (values: ContentText['values'], ...shownInEnglish: 'de'[]): ContentText => ({
  values,
  shownInEnglish,
});
const entry = (id: string, text: ContentText): PublishedEntry => ({ id, ...text });

describe('what a line is checked for', () => {
  const wrong = (values: ContentText['values']) => findWrong('services', textOf(values));

  it.each(['00:00', '19:30', '23:59'])('takes %s for a clock', (clock) =>
    expect(wrong({ clock })).toEqual([]),
  );
  it.each(['24:00', '7:00', '19:60', '19.00', '7 PM'])('takes %s for no clock', (clock) =>
    expect(wrong({ clock })).toEqual([{ field: 'clock', code: 'clock' }]),
  );
  it.each(['1', '1, 2, 3', '1,5'])('takes %s for weeks', (weeks) =>
    expect(wrong({ weeks })).toEqual([]),
  );
  it.each(['0', '6', '1 2', '1,', 'first'])('takes %s for no weeks', (weeks) =>
    expect(wrong({ weeks })).toEqual([{ field: 'weeks', code: 'weeks' }]),
  );
  it.each(['1', '40', '99999'])('takes %s for a number of places', (places) =>
    expect(findWrong('programs', textOf({ places }))).toEqual([]),
  );
  it.each(['0', '040', '-1', '1.5', 'many'])('takes %s for no number of places', (places) =>
    expect(findWrong('programs', textOf({ places }))).toEqual([
      { field: 'places', code: 'places' },
    ]),
  );
  it.each([
    ['iban', 'AT61 1904 3002 3457 3202'],
    ['bic', 'SAMPATWWXX'],
  ])('takes a wrong %s for none', (field, value) =>
    expect(findWrong('giving', textOf({ [field]: value }))).toEqual([{ field, code: field }]),
  );
  it('says nothing of what is empty', () => expect(wrong({ clock: '', weeks: ' ' })).toEqual([]));
});

describe('what an entry lacks', () => {
  it('is nothing of one that says all in each language', () => {
    expect(findMissing('testimonies', textOf({ words, from }))).toEqual([]);
  });

  it('is named by field and language', () => {
    expect(findMissing('testimonies', textOf({ from: { en: ' \n', de: 'x' } }))).toEqual([
      { field: 'words', language: 'en' },
      { field: 'words', language: 'de' },
      { field: 'from', language: 'en' },
    ]);
    expect(findMissing('messages', textOf({ title: words, passage: words, date: '' }))).toEqual([
      { field: 'url' },
      { field: 'date' },
    ]);
  });

  it('is not what somebody said is shown in English, nor what may be left empty', () => {
    const english = textOf({ words: { en: 'x' }, from: { en: 'y' } }, 'de');
    expect(findMissing('testimonies', english)).toEqual([]);
    const lacking = textOf({ words: { de: 'x' }, from }, 'de');
    expect(findMissing('testimonies', lacking)).toEqual([{ field: 'words', language: 'en' }]);
    const names = findMissing('programs', textOf({})).map(({ field }) => field);
    expect(names).not.toContain('page');
  });

  it('takes a text for no translations, and the other way round', () => {
    const mixed = textOf({ title: 'x', passage: words, url: { en: 'x' }, date: '2026-03-01' });
    expect(findMissing('messages', mixed).map(({ field }) => field)).toEqual([
      'title',
      'title',
      'url',
    ]);
  });
});

it.each([
  ['2026-03-01T10:00', '2026-03-01T10:00', false],
  ['2026-03-01T10:00', '2026-03-01T09:59', true],
  ['2026-03-01T10:00', '', false],
  ['', '2026-03-01T09:59', false],
])('knows whether a programme from %j to %j ends before it begins', (start, end, isWrong) => {
  const wrong = [{ field: 'end', code: 'before', other: 'start' }];
  expect(findWrong('programs', textOf({ start, end }))).toEqual(isWrong ? wrong : []);
});

describe('what a language shows', () => {
  const show = (text: ContentText, language: 'en' | 'de') =>
    inLanguage({ ...emptySnapshot, testimonies: [entry('a', text)] }, 'testimonies', language)[0];

  it('is said in it, without a word about the language', () => {
    const text = textOf({ words, from });
    expect(show(text, 'en')).toEqual({ id: 'a', words: words.en, from: from.en });
    expect(show(text, 'de')).toEqual({ id: 'a', words: words.de, from: from.de });
  });

  it('is English with its name where somebody said so, also beside a translation', () => {
    const text = textOf({ words, from: { en: from.en } }, 'de');
    const english = { id: 'a', words: words.en, from: from.en };
    expect(show(text, 'de')).toEqual({ ...english, language: 'en' });
    expect(show(text, 'en')).toEqual(english);
  });

  it('is English with its name where the site had no such language when it was published', () => {
    const text = textOf({ words: { en: words.en }, from: { en: from.en } });
    expect(show(text, 'de')).toMatchObject({ words: words.en, language: 'en' });
  });

  it('is nothing of a field that this release does not know', () => {
    expect(show(textOf({ words, from, later: 'x' }), 'en')).not.toHaveProperty('later');
  });
});

describe('the order of entries', () => {
  const at = (id: string, values: ContentText['values']) => entry(id, textOf(values));
  const ids = (entries: readonly PublishedEntry[]) => entries.map(({ id }) => id).join('');

  it('is by start for programmes and newest first for messages, alike where both are the same', () => {
    const starts = [at('c', { start: '2026-04-01T10:00' }), at('a', { start: '2026-03-01T10:00' })];
    const programs = [...starts, at('d', { start: '2026-04-01T10:00' })];
    expect(ids(inOrder('programs', programs))).toBe('acd');
    const days = [at('a', { date: '2026-03-01' }), at('b', { date: '2026-03-08' }), at('c', {})];
    expect(ids(inOrder('messages', days))).toBe('bac');
    expect(ids(inOrder('messages', [at('x', { date: { en: '1' } }), ...days]))).toBe('baxc');
  });

  it('is as staff put them for all others', () => {
    expect(ids(inOrder('ministers', [at('b', {}), at('a', {})]))).toBe('ba');
  });
});
