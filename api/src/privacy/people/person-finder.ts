import { maxPersonRecords } from 'contract/people-requests';
import type { PersonQuery, PersonReason, PersonRecord } from 'contract/people-requests';
import { recordKinds } from 'contract/review';
import { RecordSearchRepository } from '../../review/search/record-search-repository';
import { readWords } from '../../review/search/search-words';
import { listJoined } from '../../people/joined-records';
import type { Database } from '../../storage/database';
import { groupByKind } from '../../storage/records/group-by-kind';
import { RecordRepository, splitIntoBatches } from '../../storage/records/record-repository';
import { findUnlisted, hasAddress, walkByAddress } from './address-walks';

interface FoundRecords {
  readonly sure: readonly PersonRecord[];
  readonly undecided: readonly PersonRecord[];
  readonly isCut: boolean;
}

/**
 * Finds the records of a person in all sections, also those whose encrypted texts mention them, and those that are joined
 * into one person with the certain ones, or with any if none is certain. Records in quarantine or locked away are found
 * only by the address.
 * @param isWanted checked between the pieces: reading stops when the caller has disconnected
 */
export async function findPersonRecords(
  database: Database,
  { email, phone, name }: PersonQuery,
  isWanted: () => boolean,
): Promise<FoundRecords> {
  const search = new RecordSearchRepository(database);
  const address = email?.toLowerCase();
  const found = new Map<string, PersonRecord>();
  const add = (one: Omit<PersonRecord, 'reasons'>, reason: PersonReason) => {
    const { reasons = [] } = found.get(one.record._id) ?? {};
    found.set(one.record._id, { ...one, reasons: [...new Set([...reasons, reason])] });
  };
  let isCut = false;
  for (const [reason, text] of Object.entries({ mention: address, phone, name })) {
    if (text === undefined) continue;
    const answer = await search.search([readWords(text)], recordKinds, isWanted);
    isCut ||= answer.isCut;
    for (const { kind, record } of answer.results)
      add({ kind, record }, hasAddress(record, address) ? 'email' : (reason as PersonReason));
    if (reason !== 'mention' || !answer.isCut) continue;
    // Records of strangers may have filled the search's limit; a walk from the oldest on finds the person's own.
    for await (const one of walkByAddress(database, text, isWanted)) {
      if (found.size >= maxPersonRecords) break;
      if (hasAddress(one.record, text)) add(one, 'email');
    }
  }
  const unlisted = address === undefined ? [] : await findUnlisted(database, address, isWanted);
  for (const one of unlisted) add(one, hasAddress(one.record, address) ? 'email' : 'mention');
  const isSure = ({ reasons }: PersonRecord) => reasons.includes('email');
  const seeds = [...found.values()].filter(isSure);
  for (const one of await readJoined(database, seeds.length > 0 ? seeds : [...found.values()]))
    add(one, 'person');
  const all = [...found.values()];
  // The number is limited to what can be chosen at once.
  const sure = all.filter(isSure).slice(0, maxPersonRecords);
  const undecided = all.filter((one) => !isSure(one)).slice(0, maxPersonRecords - sure.length);
  isCut ||= all.length > maxPersonRecords || unlisted.length >= maxPersonRecords;
  return { sure, undecided, isCut };
}

/** Reads the other records of the persons of these records. */
async function readJoined(
  database: Database,
  records: readonly PersonRecord[],
): Promise<readonly Pick<PersonRecord, 'kind' | 'record'>[]> {
  const ids = records.map(({ record }) => record._id);
  const joined = await listJoined(database, ids);
  const repository = new RecordRepository(database);
  const read: Pick<PersonRecord, 'kind' | 'record'>[] = [];
  for (const [kind, own] of groupByKind(joined.slice(0, maxPersonRecords)))
    for (const some of splitIntoBatches(own.map(({ id }) => id)))
      read.push(...(await repository.read(kind, some)).map((record) => ({ kind, record })));
  return read;
}
