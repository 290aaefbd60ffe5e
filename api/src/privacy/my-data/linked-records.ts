import type { LinkedRecord, LinkedRecords } from 'contract/my-data-requests';
import { mergedBody } from '../../review/merges/merge-repository';
import { hasAddress } from '../people/address-walks';
import { findPersonRecords } from '../people/person-finder';
import type { Database } from '../../storage/database';
import { SentRecordRepository } from './sent-record-repository';

/**
 * Finds what was sent from an address, newest first. A merged record counts by what its own sender sent, because it may
 * now hold another person's address.
 * @param email lower-cased
 * @param most the maximum number of records
 * @param isWanted checked between the pieces: reading stops when the caller has disconnected
 */
export async function findLinkedRecords(
  database: Database,
  email: string,
  most: number,
  isWanted = () => true,
): Promise<LinkedRecords> {
  const { sure, isCut } = await findPersonRecords(database, { email }, isWanted);
  const found = sure.filter(({ kind }) => kind !== 'profiles').map(({ record }) => record._id);
  const ids = new Set([...found, ...(await findMerged(database, email, isWanted))]);
  const repository = new SentRecordRepository(database);
  const records: LinkedRecord[] = [];
  for (const _id of newestFirst(ids)) {
    if (!isWanted()) break;
    const sent = await repository.find(_id);
    if (sent === undefined || !hasAddress(sent.fields, email)) continue;
    // There is at least one record more than is shown.
    if (records.length === most) return { records, isCut: true };
    records.push({ _id, ...sent });
  }
  return { records, isCut };
}

/** Ids begin with the time. */
const newestFirst = (ids: Iterable<string>): readonly string[] =>
  [...ids].sort((one, other) => (one < other ? 1 : -1));

const mergesPerPage = 500;

/** Finds survivors of merges by their former values. Merges are few, because staff make each by hand. */
async function findMerged(
  database: Database,
  email: string,
  isWanted: () => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (let after: string | undefined = ''; after !== undefined && isWanted();) {
    const rows = await database
      .selectFrom('merge_records')
      .innerJoin('merges', 'merges.id', 'merge_id')
      .select(['merge_id', 'record_id'])
      .select(mergedBody.as('body'))
      .where('merge_id', '>', after)
      .where('position', '=', 0)
      .where('undone_at', 'is', null)
      .where('kind', '<>', 'profiles')
      .orderBy('merge_id')
      .limit(mergesPerPage)
      .execute();
    for (const { record_id: id, body } of rows) {
      const before = JSON.parse(body ?? '{}') as Readonly<Record<string, unknown>>;
      if (hasAddress(before, email)) found.push(id);
    }
    after = rows.length < mergesPerPage ? undefined : rows.at(-1)?.merge_id;
  }
  return found;
}
