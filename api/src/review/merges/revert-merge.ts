import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Merge, MergeResult } from 'contract/review-requests';
import { HttpError, changeConflict } from '../../http/errors/http-error';
import { NotDuplicatesRepository } from '../not-duplicates/not-duplicates-repository';
import { RecordRepository } from '../../storage/records/record-repository';
import type { Database } from '../../storage/database';
import type { Tables } from '../../storage/tables/tables';
import { changeUnlessOutdated } from './store-merge';
import { MergeRepository } from './merge-repository';
import type { MergedRecord } from './merge-repository';

const noMerge = () =>
  new HttpError(
    404,
    { code: 'no-merge' },
    'There is no such merge, or it was undone already. Please reload the list.',
  );

/**
 * Restores the states before a merge. Only the version increases: a version number with two contents would let an
 * outdated screen overwrite the record. Throws an HttpError: 404, and 409 with the record and the reason if something
 * has changed since.
 */
export async function revertMerge(
  { now }: Pick<FastifyInstance, 'now'>,
  transaction: Transaction<Tables>,
  { kind, id }: { readonly kind: RecordKind; readonly id: string },
): Promise<MergeResult> {
  const merges = new MergeRepository(transaction);
  const merge = await merges.find(kind, id);
  if (merge === undefined) throw noMerge();
  const before = await merges.listBefore(id);
  const records = new RecordRepository(transaction);
  await checkUntouched(records, merges, kind, before);
  await changeUnlessOutdated(
    records,
    kind,
    before.map(({ record_id, body, updated_at, version_after }) => [
      { id: record_id, version: version_after },
      { updated_at, merged_into: null, ...(body === null ? {} : { body }) },
    ]),
  );
  if (kind === 'testimony') await hideMergedTestimonies(transaction, merge);
  if (!(await merges.end(id, now().toISOString()))) throw noMerge();
  const notDuplicates = new NotDuplicatesRepository(transaction);
  for (const { record_id, version_before, version_after } of before) {
    await notDuplicates.carryOver(record_id, version_before, version_after + 1);
    await merges.carryOver(record_id, version_before, version_after + 1);
  }
  return { merge, records: await records.read(kind, [merge.survivor, ...merge.merged]) };
}

/** Testimonies merged into a hidden one stay hidden, because staff may have meant all of them. */
export async function hideMergedTestimonies(
  database: Database,
  { survivor, merged }: Pick<Merge, 'survivor' | 'merged'>,
): Promise<void> {
  const visibility = await database
    .selectFrom('submissions')
    .select(['hidden_at', 'awaits_approval'])
    .where('id', '=', survivor)
    .executeTakeFirstOrThrow();
  if (visibility.hidden_at === null && visibility.awaits_approval === 0) return;
  await database
    .updateTable('submissions')
    .set(visibility)
    .where('id', 'in', merged)
    .where('hidden_at', 'is', null)
    .execute();
}

/** Throws an HttpError (409) that names the changed record and the reason why nothing was restored. */
async function checkUntouched(
  records: RecordRepository,
  merges: MergeRepository,
  kind: RecordKind,
  before: readonly MergedRecord[],
): Promise<void> {
  const ids = before.map(({ record_id }) => record_id);
  const found = await records.find(kind, ids);
  for (const [position, { record_id: id, version_after }] of before.entries()) {
    const version = found.get(id)?.version;
    if (version === version_after) continue;
    const which = position === 0 ? 'The record that stayed' : 'A record that was merged';
    const isMergedAgain = version !== undefined && (await merges.hasLeft(id, version));
    const why = isMergedAgain
      ? 'was merged again since. Please undo that merge first.'
      : 'was changed since, so nothing was put back: the change would be lost.';
    const code = isMergedAgain ? 'merged-again' : 'changed-since-merge';
    throw changeConflict(id, code, `${which} ${why}`);
  }
}
