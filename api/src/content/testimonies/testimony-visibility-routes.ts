import type { FastifyInstance } from 'fastify';
import { testimonyVisibilityBody, testimonyVisibilityEndpoint } from 'contract/review';
import type { ReviewedRecord, TestimonyVisibility } from 'contract/review';
import { toAuditActor, noteStaffChange } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { getStaff } from '../../auth/access/route-access';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { RecordRepository } from '../../storage/records/record-repository';
import { HttpError, badRequest, noRecord } from '../../http/errors/http-error';
import { TestimonyRepository } from './testimony-repository';
import type { Visibility } from './testimony-repository';

const kind = 'testimony';

/** Staff take a testimony off the public list, and put it back. */
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

/** Throws an HttpError (400) for what is to be public and to await approval. */
function visibilityOf({ isHidden, awaitsApproval = false }: TestimonyVisibility): Visibility {
  if (!isHidden && awaitsApproval)
    throw badRequest('A testimony that awaits approval cannot be public.');
  if (!isHidden) return 'public';
  return awaitsApproval ? 'awaits-approval' : 'hidden';
}

/**
 * Answers the record as it is then. Its version stays, for what was written is the same: a merge of it can still be
 * undone. Throws an HttpError: 404 when the list of staff has no such testimony, 409 when its words are others than those
 * that were read: what staff have not read is not approved.
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
    const before = await testimonies.readVisibility(id);
    if (before !== undefined && before !== visibility) {
      if (!(await testimonies.setVisibility(id, visibility, wish.seenVersion)))
        throw changedMeanwhile();
      const action = actionOf(before, visibility);
      await noteStaffChange(transaction, audit, {
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
