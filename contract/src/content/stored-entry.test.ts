import { readValue } from '../requests/read-value';
import { getContentOverview, listEntries } from './content-requests';
import { contentText, incompleteEntry } from './stored-entry';

const since = '2026-01-02T09:00:00Z';
const text = {
  values: { title: { en: 'Arise', de: 'Mache dich auf' }, date: '2026-01-02' },
  shownInEnglish: ['de'],
};

it('reads a text, and leaves out what no text has', () => {
  const title = { en: 'Arise', xx: 'Lève-toi', de: 7 };
  const values = { ...text.values, title, url: 5 };
  expect(readValue(contentText, { values, shownInEnglish: ['de', 'xx'] })).toEqual({
    values: { title: { en: 'Arise' }, date: '2026-01-02' },
    shownInEnglish: ['de'],
  });
});

it('reads the entries of a kind, and passes over what is none', () => {
  const plan = { deed: 'publish', due: since, state: 'waiting', by: '7', text };
  const entry = { id: 'arise', revision: 3, draft: text, plans: [plan], changedAt: since };
  const unreadable = { ...entry, revision: 1.5 };
  expect(readValue(listEntries.response, { entries: [entry, unreadable] })).toEqual({
    entries: [entry],
  });
});

it('reads what an entry lacks, and what does not fit in it', () => {
  const missing = [{ field: 'title', language: 'de' }, { field: 'url' }];
  const wrong = [
    { field: 'end', code: 'before', other: 'start' },
    { field: 'body', code: 'no-file', language: 'de' },
    { field: 'iban', code: 'iban' },
  ];
  const unknown = [
    { field: 'end', code: 'too-late', other: 'start' },
    { field: 'end', code: 'before' },
  ];
  const sent = { missing, wrong: [...wrong, ...unknown] };
  expect(readValue(incompleteEntry, sent)).toEqual({ missing, wrong });
});

it('reads the overview, also of a server with other kinds', () => {
  const site = { state: 'under-way', since };
  const count = { published: 3, drafts: 1 };
  const sent = { kinds: { messages: count, hats: count, news: {} }, site };
  const { response } = getContentOverview;
  expect(readValue(response, sent)).toEqual({ kinds: { messages: count }, site });
  expect(readValue(response, { ...sent, site: { ...site, state: 'lost' } })).toBeUndefined();
});
