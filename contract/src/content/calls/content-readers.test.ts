import fc from 'fast-check';
import { contentKindNames } from '../kinds/content-kinds';
import { contentReaders, readContentOverview, readIncompleteEntry } from './content-readers';

const text = {
  values: { title: { en: 'Arise', de: 'Mache dich auf' }, date: '2026-01-02' },
  shownInEnglish: ['de'],
};
const entry = { id: 'arise', revision: 3, changedAt: '2026-01-02T09:00:00Z', draft: text };
const { messages } = contentReaders;

it('reads an entry, and leaves out what its kind does not have', () => {
  const values = { ...text.values, colour: 'blue', url: 5, passage: 'not translated' };
  const came = { ...entry, draft: { ...text, values }, changedBy: '7', extra: true };
  expect(messages.entry(came)).toEqual({ ...entry, changedBy: '7' });
});

it('leaves out languages that the site does not have', () => {
  const title = { en: 'Arise', fr: 'Lève-toi', de: 7 };
  expect(messages.text({ values: { title }, shownInEnglish: ['de', 'fr'] })).toEqual({
    values: { title: { en: 'Arise' } },
    shownInEnglish: ['de'],
  });
});

it.each([
  ['without an id', { ...entry, id: undefined }],
  ['with half a revision', { ...entry, revision: 1.5 }],
  ['that is none', null],
])('reads no entry %s', (_how, came) => {
  expect(messages.entry(came)).toBeUndefined();
});

it('reads the entries of a kind, and one that somebody else changed', () => {
  const named = { ...entry, changedBy: '7', changedByName: 'Ama' };
  expect(messages.entries({ entries: [named, 'none'] })).toEqual({ entries: [named] });
  expect(messages.changedMeanwhile({ entry })).toEqual({ entry });
});

it('reads how many places of a programme are taken', () => {
  expect(contentReaders.programs.entry({ ...entry, draft: undefined, taken: 32 })).toMatchObject({
    taken: 32,
  });
});

it('reads what was published when', () => {
  const version = { number: 2, deed: 'taken-down', at: entry.changedAt, by: '7', text };
  const named = { ...version, byName: 'Ama' };
  const unknown = { ...version, deed: 'burnt' };
  expect(messages.history({ versions: [named, unknown, version] })).toEqual({
    versions: [named, version],
  });
});

it('reads what an entry lacks, and what does not fit in it', () => {
  const missing = [{ field: 'title', language: 'de' }, { field: 'url' }];
  const wrong = [
    { field: 'end', code: 'before', other: 'start' },
    { field: 'iban', code: 'iban' },
  ];
  const unknown = [
    { field: 'end', code: 'too-late', other: 'start' },
    { field: 'end', code: 'before' },
  ];
  const came = { missing, wrong: [...wrong, ...unknown] };
  expect(readIncompleteEntry(came)).toEqual({ missing, wrong });
});

it('reads the overview, also of a server with other kinds', () => {
  const site = { state: 'under-way', since: entry.changedAt };
  const came = { kinds: { messages: { published: 3, drafts: 1 }, hats: {} }, site };
  const overview = readContentOverview(came);
  expect(overview?.kinds).toEqual({ messages: { published: 3, drafts: 1 } });
  expect(overview?.site).toEqual(site);
  expect(readContentOverview({ ...came, site: { ...site, state: 'lost' } })).toBeUndefined();
});

it('never throws', () => {
  const kinds = contentKindNames.flatMap((kind) => Object.values(contentReaders[kind]));
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const read of [...kinds, readContentOverview, readIncompleteEntry])
        expect(() => read(value)).not.toThrow();
    }),
  );
});
