import fc from 'fast-check';
import { languageCodes } from '../site/languages';
import { keptSlugs } from './content-limits';
import { emptySnapshot, findMissing } from './content-entry';
import type { ContentSnapshot, PublishedEntry } from './content-entry';
import {
  contentKindNames,
  contentKinds,
  getFields,
  isSingle,
  isTranslated,
  getOptions,
  ownFiles,
} from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import type { ContentField } from './kinds/kind-declaration';
import { toRichText } from './rich-text/rich-text';
import { InvalidSnapshotError, readSnapshot, writeSnapshot } from './content-snapshot';
import type { OmittedValue } from './content-snapshot';

const word = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => `a${text.replace(/[\n\v\f\r\u0085\u2028-\u202e\u2066-\u2069]/g, ' ')}`);

function textsOf(field: ContentField): fc.Arbitrary<string> {
  const options = getOptions(field) ?? ownFiles(field);
  if (options.length > 0) return fc.constantFrom(...options);
  if (field.type === 'date') return fc.constantFrom('2026-03-01', '2024-02-29');
  if (field.type === 'moment') return fc.constantFrom('2026-03-01T10:00', '2026-10-25T02:30');
  if (field.type === 'link') return fc.constantFrom('https://a.example', 'https://b.example/?v=1');
  if (field.type === 'rich') return word.map(toRichText);
  if (field.type === 'slug') return fc.constantFrom('a-post', 'b');
  if (!('maxLength' in field)) return word;
  // A character can take two UTF-16 units, and a few units are needed to make the text visible.
  return word.map((text) => [...text].slice(0, field.maxLength / 2).join(''));
}

const valuesOf = (kind: ContentKind) =>
  fc.record(
    Object.fromEntries(
      Object.entries(getFields(kind)).map(([name, field]) => {
        const text = textsOf(field);
        const all = Object.fromEntries(languageCodes.map((language) => [language, text]));
        return [name, isTranslated(field) ? fc.record(all) : text];
      }),
    ),
  );

/** Entries that can be published, with their keys in any order. */
const entriesOf = (kind: ContentKind): fc.Arbitrary<PublishedEntry[]> =>
  fc.uniqueArray(
    fc
      .record({
        shownInEnglish: fc.constantFrom([], ['de'] as const),
        values: valuesOf(kind).chain((values) =>
          fc
            .shuffledSubarray(Object.entries(values), { minLength: Object.keys(values).length })
            .map((entries) => Object.fromEntries(entries)),
        ),
        id: isSingle(kind)
          ? fc.constant(kind)
          : fc.oneof(fc.uuid(), fc.constantFrom('mama', 'arise-shine')),
      })
      .map((entry) => entry as PublishedEntry),
    { maxLength: 3, selector: ({ id }) => id },
  );

/** A snapshot whose kinds are not in the order of their declaration. */
const anySnapshot = fc.record(
  Object.fromEntries([...contentKindNames].reverse().map((kind) => [kind, entriesOf(kind)])),
) as unknown as fc.Arbitrary<ContentSnapshot>;

it('writes what it reads, byte for byte, and reads what was written', () => {
  fc.assert(
    fc.property(anySnapshot, (snapshot) => {
      const text = writeSnapshot(snapshot);
      expect(writeSnapshot(readSnapshot(text))).toBe(text);
      expect(readSnapshot(text)).toEqual(snapshot);
    }),
    { numRuns: 60 },
  );
});

it('has one text for what says the same, whatever order its keys are in', () => {
  const words = { en: 'x', de: 'y' };
  const one = { id: 'a', values: { words, from: words }, shownInEnglish: [] };
  const other = { shownInEnglish: [], values: { from: { de: 'y', en: 'x' }, words }, id: 'a' };
  const write = (entry: PublishedEntry) =>
    writeSnapshot({ ...emptySnapshot, testimonies: [entry] });
  expect(write(other)).toBe(write(one));
  expect(Object.keys(JSON.parse(write(one)) as object)).toEqual(contentKindNames);
});

it('has no entry of a kind that is absent, and passes over what a later release knows', () => {
  expect(readSnapshot('{}')).toEqual(emptySnapshot);
  const values = { words: { en: 'x', de: 'y', xx: 'z' }, from: { en: 'x', de: 'y' }, later: 1 };
  const entry = { id: 'a', values, shownInEnglish: ['xx'], later: true };
  const text = JSON.stringify({ later: 1, testimonies: [entry] });
  expect(readSnapshot(text).testimonies).toEqual([
    {
      id: 'a',
      values: { words: { en: 'x', de: 'y' }, from: { en: 'x', de: 'y' } },
      shownInEnglish: [],
    },
  ]);
});

it('reads what was published before the site had another language', () => {
  const english = { words: { en: 'x' }, from: { en: 'y' } };
  const entry = { id: 'a', values: english, shownInEnglish: [] };
  expect(findMissing('testimonies', entry as PublishedEntry)).toHaveLength(2);
  expect(readSnapshot(JSON.stringify({ testimonies: [entry] })).testimonies).toEqual([entry]);
});

const good = { id: 'a', values: { words: { en: 'x' }, from: { en: 'y' } }, shownInEnglish: [] };
const message = {
  id: 'a',
  values: {
    title: { en: 'x' },
    passage: { en: 'x' },
    url: 'https://a.example',
    date: '2026-03-01',
  },
  shownInEnglish: [],
};
const testimony = (more: object) => ({ testimonies: [{ ...good, ...more }] });
const saying = (values: object) => testimony({ values: { ...good.values, ...values } });
const told = (values: object) => ({
  messages: [{ ...message, values: { ...message.values, ...values } }],
});

it.each<[string, unknown]>([
  ['no object', []],
  ['nothing', null],
  ['a kind that is no list', { testimonies: {} }],
  [
    'too many entries',
    { testimonies: Array.from({ length: 31 }, (_, id) => ({ ...good, id: `a${id}` })) },
  ],
  ['an entry that is none', { testimonies: [null] }],
  ['an id twice', { testimonies: [good, good] }],
  ['no id', testimony({ id: 1 })],
  ['an id that leads elsewhere', testimony({ id: '../a' })],
  ['another entry of a kind that has one', { giving: [{ ...good, id: 'other' }] }],
  ['no values', testimony({ values: [] })],
  ['no list of languages', testimony({ shownInEnglish: 'de' })],
  ['a number for a text', saying({ words: { en: 1 } })],
  ['a text for translations', saying({ words: 'x' })],
  ['translations for a text', told({ date: { en: '2026-03-01' } })],
  ['what is missing', saying({ words: { de: 'x' } })],
  ['a text that is too long', saying({ words: { en: 'x'.repeat(601) } })],
  ['two lines for one', saying({ from: { en: 'x\ny' } })],
  ['a sign that turns the direction', saying({ from: { en: 'x\u202ey' } })],
  ['a day that there is not', told({ date: '2026-02-30' })],
  ['a script for an address', told({ url: 'javascript:alert(1)' })],
  [
    'a picture that there is not',
    {
      ministers: [
        {
          id: 'a',
          values: { role: { en: 'x' }, about: { en: 'x' }, picture: 'x' },
          shownInEnglish: [],
        },
      ],
    },
  ],
])('does not read %s', (_what, found) => {
  expect(() => readSnapshot(JSON.stringify(found))).toThrow(InvalidSnapshotError);
});

describe('where what does not fit is left out', () => {
  const read = (found: object) => {
    const left: OmittedValue[] = [];
    return { ...readSnapshot(JSON.stringify(found), (one) => void left.push(one)), left };
  };
  const program = {
    id: 'a',
    values: {
      ...{ name: { en: 'x' }, summary: { en: 'x' }, place: { en: 'x' } },
      ...{ start: '2026-03-01T10:00', end: '2026-03-01T12:00', registration: 'open' },
    },
    shownInEnglish: [],
  };

  it('leaves out an entry of which a value does not fit that each has, and shows the others', () => {
    const { testimonies, left } = read({
      testimonies: [
        { ...good, values: { ...good.values, from: { en: 'x\ny' } } },
        { ...good, id: 'b' },
      ],
    });
    expect(testimonies.map(({ id }) => id)).toEqual(['b']);
    expect(left).toEqual([{ kind: 'testimonies', id: 'a', field: 'from', isEntry: true }]);
  });

  it('leaves out a value alone that an entry need not have', () => {
    const gone = { ...program, values: { ...program.values, page: '/more/gone' } };
    const { programs, left } = read({ programs: [gone] });
    expect(programs).toEqual([program]);
    expect(left).toEqual([{ kind: 'programs', id: 'a', field: 'page', isEntry: false }]);
  });

  it('says nothing of what fits, and still refuses what is no snapshot', () => {
    expect(read({ testimonies: [good] }).left).toEqual([]);
    for (const broken of [{ testimonies: {} }, { testimonies: [null] }, testimony({ id: 1 })])
      expect(() => read(broken)).toThrow(InvalidSnapshotError);
  });
});

it('reads as many former slugs as are kept', () => {
  const formerSlugs = Array.from({ length: keptSlugs + 1 }, (_, number) => `former-${number}`);
  const read = readSnapshot(JSON.stringify({ testimonies: [{ ...good, formerSlugs }] }));
  expect(read.testimonies[0]?.formerSlugs).toEqual(formerSlugs.slice(0, keptSlugs));
});

it('throws nothing but that, whatever it reads', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .dictionary(fc.constantFrom(...contentKindNames), fc.array(fc.jsonValue()))
      .map((found) => JSON.stringify(found)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      try {
        for (const [kind, entries] of Object.entries(readSnapshot(text)))
          expect(entries.length).toBeLessThanOrEqual(contentKinds[kind as ContentKind].maxEntries);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidSnapshotError);
      }
    }),
  );
});
