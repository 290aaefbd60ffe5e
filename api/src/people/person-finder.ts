import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { FieldSchema } from 'contract/field';
import { maxPersonRecords } from 'contract/people';
import type { PersonQuery, PersonReason, PersonRecord } from 'contract/people';
import { profileBody } from 'contract/profile';
import { recordKinds } from 'contract/review';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import type { RecordSearchRepository } from '../record-search/record-search-repository';
import { readWords } from '../record-search/search-words';
import { profileRecord, submissionRecord } from '../records/record-source';
import type { Database } from '../storage/database';

export interface PersonFinderParts {
  readonly database: Database;
  readonly search: RecordSearchRepository;
}

interface FoundRecords {
  readonly sure: readonly PersonRecord[];
  readonly undecided: readonly PersonRecord[];
  readonly isCut: boolean;
}

/** The fields that hold an address. */
const emailFields: ReadonlySet<string> = new Set(
  [profileBody, ...Object.values(submissions).map(({ body }) => body)].flatMap((body) =>
    Object.entries<FieldSchema>(body.properties).flatMap(([name, schema]) =>
      'format' in schema && schema.format === 'email' ? [name] : [],
    ),
  ),
);

/**
 * Finds the records of a person in all sections. The search's index says which may be meant; what stands in no list, in
 * quarantine or locked away, is looked for by the address alone.
 * @param isWanted checked between the pieces: nothing more is read when the caller has disconnected
 */
export async function findPersonRecords(
  { database, search }: PersonFinderParts,
  { email, phone, name }: PersonQuery,
  isWanted: () => boolean,
): Promise<FoundRecords> {
  const address = email?.toLowerCase();
  const found = new Map<string, PersonRecord>();
  const add = (kind: RecordKind, record: ReviewedRecord, reason: PersonReason) => {
    const { reasons = [] } = found.get(record._id) ?? {};
    found.set(record._id, { kind, record, reasons: [...new Set([...reasons, reason])] });
  };
  let isCut = false;
  for (const [reason, text] of Object.entries({ mention: address, phone, name })) {
    if (text === undefined) continue;
    const answer = await search.search([readWords(text)], recordKinds, isWanted);
    isCut ||= answer.isCut;
    for (const { kind, record } of answer.results)
      add(kind, record, hasAddress(record, address) ? 'email' : (reason as PersonReason));
  }
  const unlisted = address === undefined ? [] : await findUnlisted(database, address);
  for (const { kind, record } of unlisted)
    add(kind, record, hasAddress(record, address) ? 'email' : 'mention');
  const all = [...found.values()];
  const isSure = ({ reasons }: PersonRecord) => reasons.includes('email');
  return {
    sure: all.filter(isSure),
    undecided: all.filter((one) => !isSure(one)),
    isCut: isCut || unlisted.length >= maxPersonRecords,
  };
}

/**
 * Whether an address stands in a field for addresses.
 * @param email lower-cased
 */
export const hasAddress = (
  record: Readonly<Record<string, unknown>>,
  email: string | undefined,
): boolean =>
  email !== undefined &&
  Object.entries(record).some(
    ([field, value]) =>
      emailFields.has(field) && typeof value === 'string' && value.toLowerCase() === email,
  );

/** Whether a text of the database holds one that is lower-cased. */
export const holdsText = (text: RawBuilder<string>, part: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${text}) like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** Both tables have an index that holds nothing but these rows. */
async function findUnlisted(database: Database, email: string) {
  const holds = holdsText(sql`cast(body as text)`, email);
  const { rows } = await sql<{ kind: RecordKind; record: string }>`
    select 'profiles' as kind, ${profileRecord} as record from profiles
      where quarantine is not null and ${holds}
    union all
    select kind, ${submissionRecord} as record from submissions
      where quarantine is not null and ${holds}
    union all
    select kind, ${submissionRecord} as record from submissions
      where locked_until is not null and quarantine is null and ${holds}
    limit ${maxPersonRecords}`.execute(database);
  return rows.map(({ kind, record }) => ({ kind, record: JSON.parse(record) as ReviewedRecord }));
}
