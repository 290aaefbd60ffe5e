import type { FastifyInstance } from 'fastify';
import { testimonyVisibilityBody, testimonyVisibilityEndpoint } from 'contract/review';
import type { ReviewedRecord, TestimonyVisibility } from 'contract/review';
import { toAuditActor, recordStaffChange } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { getStaff } from '../../auth/access/route-access';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { RecordRepository } from '../../storage/records/record-repository';
import { HttpError, badRequest, noRecord } from '../../http/errors/http-error';
import { TestimonyRepository } from './testimony-repository';
import type { Visibility } from './testimony-repository';

const kind = 'testimony';

/** Staff hide a testimony from the public list and show it again. */
export function registerTestimonyVisibility(app: FastifyInstance, parts: ConsoleParts): void {
  const url = testimonyVisibilityEndpoint('id').replace('/id/', `/${idParameter}/`);
  app.put(
    url,
    {
      schema: { body: testimonyVisibilityBody },
      config: { access: { right: 'testimony:review' } },
    },
    (request) =>
      setVisibility(parts, getId(request), request.body as TestimonyVisibility, getStaff(request)),
  );
}

/** Throws an HttpError (400) for a testimony that is to be public and to await approval. */
function visibilityOf({ isHidden, awaitsApproval = false }: TestimonyVisibility): Visibility {
  if (!isHidden && awaitsApproval)
    throw badRequest('A testimony that awaits approval cannot be public.');
  if (!isHidden) return 'public';
  return awaitsApproval ? 'awaits-approval' : 'hidden';
}

/**
 * Returns the updated record. Its version stays, because the text is the same, so a merge can still be undone. Throws
 * an HttpError: 404 if the list of staff has no such testimony, 409 if its text was changed since it was read: staff do
 * not approve what they have not read.
 */
function setVisibility(
  { database, now, audit }: ConsoleParts,
  id: string,
  wish: TestimonyVisibility,
  staff: ActingStaff,
): Promise<ReviewedRecord> {
  const visibility = visibilityOf(wish);
  return database.transaction().execute(async (transaction) => {
    const records = new RecordRepository(transaction);
    if ((await records.find(kind, [id])).size === 0) throw noRecord();
    const testimonies = new TestimonyRepository(transaction, now);
    const before = await testimonies.findVisibility(id);
    if (before !== undefined && before !== visibility) {
      if (!(await testimonies.setVisibility(id, visibility, wish.seenVersion)))
        throw changedMeanwhile();
      const action = actionOf(before, visibility);
      await recordStaffChange(transaction, audit, {
        ...toAuditActor(staff),
        action,
        kind,
        subjects: [id],
      });
    }
    const [record] = await records.read(kind, [id]);
    if (record === undefined) throw noRecord();
    return record;
  });
}

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'This was changed since you read it, so nothing was done. Please read it again.',
  );

function actionOf(before: Visibility, now: Visibility): 'approve' | 'show' | 'hide' | 'hold-back' {
  if (now === 'public') return before === 'awaits-approval' ? 'approve' : 'show';
  return now === 'hidden' ? 'hide' : 'hold-back';
}
