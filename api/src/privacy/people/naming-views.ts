import { foldNames } from 'contract/folded-names';
import { isSamePhone, readPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
import { isAnonymous, nameFields, partnerNameField, recordPhone } from 'contract/record-identity';
import type { AnyRecord } from 'contract/record-identity';
import { defaultPhoneCountry } from 'contract/record-traits';
import { foldForComparison } from 'contract/text-folding';
import { walkViews } from '../../questions/views/stored-views';
import type { ViewContents } from '../../questions/views/stored-views';
import type { Database } from '../../storage/database';
import { storedBodyText } from '../../storage/records/record-source';
import type { ChosenRecords } from './chosen-records';

/** By what a person is known in a text that staff typed. */
interface NamedPerson {
  /** Folded. */
  readonly emails: readonly string[];
  readonly phones: readonly PhoneReading[];
  /** The folded words of each name. */
  readonly names: readonly (readonly string[])[];
}

/** The fields of records that hold a person's name. */
const namingFields: readonly string[] = [...nameFields, partnerNameField];

/**
 * Finds the saved views in whose name or filter somebody typed one of the addresses, or the phone number or the full name
 * of one of the records; in a filter of names a part of it is enough, as in `contains Muster`. Removed views that can
 * still be taken back are among them.
 */
export async function findNamingViews(
  database: Database,
  chosen: ChosenRecords,
  emails: readonly string[],
): Promise<readonly string[]> {
  const records = await readRecords(database, chosen);
  if (records.length + emails.length === 0) return [];
  const person: NamedPerson = {
    emails: emails.map(foldForComparison),
    phones: records.map((record) => toPhone(recordPhone(record))),
    names: records
      .flatMap((record) => namingFields.map((field) => record[field]))
      .flatMap((name) => (typeof name === 'string' ? toNames(name) : []))
      .filter((words) => words.length > 0 && !isAnonymous(words.join(' '))),
  };
  const found: string[] = [];
  for await (const view of walkViews(database)) if (namesPerson(person, view)) found.push(view.id);
  return found;
}

/** Names and phones are never encrypted, so nothing is decrypted. */
async function readRecords(
  database: Database,
  chosen: ChosenRecords,
): Promise<readonly AnyRecord[]> {
  const records: AnyRecord[] = [];
  for (const table of ['submissions', 'profiles'] as const) {
    const ids = chosen[table].map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await database
      .selectFrom(table)
      .select(storedBodyText.as('body'))
      .where('id', 'in', ids)
      .execute();
    records.push(...rows.map(({ body }) => JSON.parse(body) as AnyRecord));
  }
  return records;
}

function namesPerson(person: NamedPerson, { name, content }: ViewContents): boolean {
  if (isAbout(person, name, false)) return true;
  const searched = new URLSearchParams(content.people?.split('#')[1]).get('search');
  if (searched !== null && isAbout(person, searched, true)) return true;
  return content.filter.some(({ field, value = [] }) =>
    [value].flat().some((text) => isAbout(person, text, namingFields.includes(field))),
  );
}

/** @param isOfName whether a part of the name is enough */
function isAbout({ emails, phones, names }: NamedPerson, text: string, isOfName: boolean): boolean {
  const parts = foldForComparison(text).split(/[\s,;:<>()"]+/);
  if (parts.some((part) => emails.includes(part))) return true;
  const typed = text.match(/\+?\d[\d\s()/.-]{4,}\d/g) ?? [];
  if (typed.some((number) => phones.some((phone) => isSamePhone(phone, toPhone(number)))))
    return true;
  const written = toNames(text);
  return names.some((words) =>
    written.some(
      (own) =>
        // One word alone, as of somebody called Grace, may mean something else among others.
        (hasAll(own, words) && (words.length > 1 || own.length === 1)) ||
        (isOfName && own.length > 0 && hasAll(words, own)),
    ),
  );
}

const toPhone = (text: string): PhoneReading => readPhone(text, defaultPhoneCountry);

/** The folded words of a text, in the spellings that a name has. */
const toNames = (text: string): readonly (readonly string[])[] =>
  foldNames(text.replace(/[^\p{L}\p{M}\p{N}\p{Dash_Punctuation}'’]+/gu, ' ')).map((folded) =>
    folded.split(' ').filter(Boolean),
  );

/** Whether all of the sought words are among the others, also with the s of a genitive. */
const hasAll = (words: readonly string[], sought: readonly string[]): boolean =>
  sought.every((one) => words.includes(one) || words.includes(`${one}s`));
