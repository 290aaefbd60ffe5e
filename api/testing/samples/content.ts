import { changeEntry, listEntries, publishDraft, createEntry } from 'contract/content-requests';
import type { StoredEntries, StoredEntry } from 'contract/stored-entry';
import { emptySnapshot } from 'contract/content-entry';
import type { ContentText, ContentValues } from 'contract/content-entry';
import {
  contentKindNames,
  getFields,
  isSingle,
  isTranslated,
  getOptions,
  ownFiles,
} from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import type { ContentField } from 'contract/kind-declaration';
import { languageCodes } from 'contract/languages';
import { placed } from 'contract/mail-placeholders';
import { toRichText } from 'contract/rich-text';
import { inEachLanguage } from 'contract/sample-translations';
import { ContentRepository } from '../../src/content/content-repository';
import type { Database } from '../../src/storage/database';
import type { StaffCall } from '../people/staff';

const samples: Readonly<Partial<Record<ContentField['type'], string>>> = {
  date: '2026-03-01',
  moment: '2026-03-01T10:00',
  link: 'https://video.example/1',
};

const checked = {
  iban: 'AT61 1904 3002 3457 3201',
  bic: 'SAMPATWWXXX',
  clock: '19:00',
  weeks: '1, 2',
  minutes: '90',
  phone: '+43 512 000001',
  email: 'sample@church.example.org',
  country: 'AT',
  places: '40',
} as const;

/** No two pages may have the same slug. */
let slugs = 0;
const sampleOf = ({ type }: ContentField) =>
  type === 'slug' ? `sample-${++slugs}` : samples[type];

/** A publishable text of a kind. Its lines and paragraphs contain `word`, or as much of it as they can hold. */
export function sampleText(kind: ContentKind, word = 'sample'): ContentText {
  const values = Object.entries(getFields(kind)).map(([name, field]) => {
    const fit = 'check' in field ? checked[field.check] : undefined;
    const text = (getOptions(field) ?? ownFiles(field))[0] ?? sampleOf(field) ?? fit ?? word;
    const longest = 'maxLength' in field ? field.maxLength : Infinity;
    const write = (plain: string) =>
      field.type === 'rich' ? toRichText(plain) : plain.slice(0, longest) + neededIn(field);
    const translations = languageCodes.map((language) => [language, write(`${text} ${language}`)]);
    return [name, isTranslated(field) ? Object.fromEntries(translations) : write(text)] as const;
  });
  return { values: Object.fromEntries(values), shownInEnglish: [] };
}

/** The required placeholders of an email, one per line. */
const neededIn = (field: ContentField): string =>
  'placeholders' in field && field.placeholders
    ? field.placeholders.needed.map((name) => `\n${placed(name)}`).join('')
    : '';

export const withValues = (text: ContentText, values: ContentValues): ContentText => ({
  ...text,
  values: { ...text.values, ...values },
});

const withEachLanguage = ({ values, ...text }: ContentText): ContentText => ({
  ...text,
  values: Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'object' ? inEachLanguage(value) : value,
    ]),
  ),
});

/** Creates the entries of kinds that have exactly one, as the site's starter does. */
export async function loadSingles(database: Database): Promise<void> {
  const singles = contentKindNames.filter(isSingle);
  const entries = singles.map((kind) => [kind, [{ id: kind, ...sampleText(kind, 'starter') }]]);
  const snapshot = { ...emptySnapshot, ...Object.fromEntries(entries) };
  await new ContentRepository(database, () => new Date()).loadLacking(snapshot);
}

/** The parts of a request about an entry as it was seen. */
export const seen = (
  kind: ContentKind,
  { id, revision }: Pick<StoredEntry, 'id' | 'revision'>,
) => ({
  ...{ kind, id },
  body: { revision },
});

/** Stores a draft as staff do: a new entry, or the existing one of a kind that has exactly one. */
export async function addEntry(
  call: StaffCall,
  kind: ContentKind,
  text: ContentText,
): Promise<StoredEntry> {
  if (isSingle(kind)) return changeSingle(call, kind, text);
  const answer = await call(createEntry[kind], { body: text });
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

async function changeSingle(call: StaffCall, kind: ContentKind, draft: ContentText) {
  const { entries } = (await call(listEntries, { kind })).json<StoredEntries>();
  const { revision } = entries[0] ?? {};
  const answer = await call(changeEntry[kind], { id: kind, body: { revision, draft } });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<StoredEntry>();
}

export async function publishEntry(
  call: StaffCall,
  kind: ContentKind,
  text: ContentText,
): Promise<StoredEntry> {
  const { id, revision } = await addEntry(call, kind, withEachLanguage(text));
  const answer = await call(publishDraft, { kind, id, body: { revision } });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}
