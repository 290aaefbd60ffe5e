import type { FastifyInstance } from 'fastify';
import { testimonyVisibilityBody, testimonyVisibilityEndpoint } from 'contract/review';
import type { ReviewedRecord, StaffMember, TestimonyVisibility } from 'contract/review';
import { noteStaffChange } from '../audit/staff-journal';
import type { ConsoleParts } from '../console/console-parts';
import { staffOf } from '../access/route-access';
import { idOf, idParameter } from '../http/requests/id-parameter';
import { noRecord } from '../records/current-records';
import { RecordRepository } from '../records/record-repository';
import { TestimonyRepository } from './testimony-repository';

const kind = 'testimony';

/** Staff take a testimony off the public list, and put it back. */
export function registerTestimonyVisibility(app: FastifyInstance, parts: ConsoleParts): void {
  const url = testimonyVisibilityEndpoint('id').replace('/id/', `/${idParameter}/`);
  app.put(
    url,
    { schema: { body: testimonyVisibilityBody }, config: { access: 'staff' } },
    (request) => {
      const { isHidden } = request.body as TestimonyVisibility;
      return setVisibility(parts, idOf(request), isHidden, staffOf(request));
    },
  );
}

/**
 * Answers the record as it is then. Its version stays, for what was written is the same: a merge of it can still be
 * undone. Throws an HttpError (404) when the list of staff has no such testimony.
 */
function setVisibility(
  { database, now, audit }: ConsoleParts,
  id: string,
  isHidden: boolean,
  { _id: adminId }: StaffMember,
): Promise<ReviewedRecord> {
  return database.transaction().execute(async (transaction) => {
    const records = new RecordRepository(transaction);
    if ((await records.find(kind, [id])).size === 0) throw noRecord();
    if (await new TestimonyRepository(transaction, now).setHidden(id, isHidden)) {
      const action = isHidden ? 'hide' : 'show';
      await noteStaffChange(transaction, audit, { adminId, action, kind, subjects: [id] });
    }
    const [record] = await records.read(kind, [id]);
    if (record === undefined) throw noRecord();
    return record;
  });
}
