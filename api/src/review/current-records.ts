import type { RecordKind } from 'contract/review';
import type { RecordVersion } from 'contract/review-requests';
import { HttpError, changeConflict, noRecord } from '../http/errors/http-error';
import type { RecordRepository, RecordRow } from '../storage/records/record-repository';

/**
 * Returns the records at the versions that the staff member saw, in the same order. Throws an HttpError: 400 if one is
 * named twice, 404 if one does not exist, 409 if one was changed or merged meanwhile.
 */
export async function findCurrent(
  records: RecordRepository,
  kind: RecordKind,
  seen: readonly RecordVersion[],
): Promise<RecordRow[]> {
  const ids = seen.map(({ _id }) => _id);
  if (new Set(ids).size < ids.length)
    throw new HttpError(400, { code: 'record-twice' }, 'Please name each record once.');
  const found = await records.find(kind, ids);
  return seen.map(({ _id, __v }) => {
    const row = found.get(_id);
    if (row === undefined) throw noRecord();
    if (row.merged_into !== null)
      throw changeConflict(
        _id,
        'record-merged',
        'One of these records is merged into another already. Please reload the list.',
      );
    if (row.version !== __v)
      throw changeConflict(
        _id,
        'record-changed',
        'One of these records was changed meanwhile. Please reload the list and look at it again.',
      );
    return row;
  });
}
