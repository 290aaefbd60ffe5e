import type { FastifyInstance } from 'fastify';
import type { BodyOf } from 'contract/request';
import { changeTestimonyVisibility } from 'contract/testimony-requests';
import { HttpError, badRequest, noRecord } from '../../http/errors/http-error';
import { serveChange } from '../../http/serve';
import { RecordRepository } from '../../storage/records/record-repository';
import { TestimonyRepository } from './testimony-repository';
import type { Visibility } from './testimony-repository';

const kind = 'testimony';

/**
 * Staff hide a testimony from the public list and show it again. Its version stays, because the text is the same, so a
 * merge can still be undone. Staff cannot approve a text that was changed since they read it.
 */
export function serveTestimonyVisibility(app: FastifyInstance): void {
  serveChange(app, changeTestimonyVisibility, async ({ transaction, id, body, note }) => {
    const visibility = toVisibility(body);
    const records = new RecordRepository(transaction);
    if ((await records.find(kind, [id])).size === 0) throw noRecord();
    const testimonies = new TestimonyRepository(transaction, app.now);
    const before = await testimonies.findVisibility(id);
    if (before !== undefined && before !== visibility) {
      if (!(await testimonies.setVisibility(id, visibility, body.seenVersion)))
        throw changedMeanwhile();
      await note({ action: toAction(before, visibility) });
    }
    const [record] = await records.read(kind, [id]);
    if (record === undefined) throw noRecord();
    return record;
  });
}

/** Throws an HttpError (400) for a testimony that is to be public and to await approval. */
function toVisibility({
  isHidden,
  awaitsApproval = false,
}: BodyOf<typeof changeTestimonyVisibility>): Visibility {
  if (!isHidden && awaitsApproval)
    throw badRequest('A testimony that awaits approval cannot be public.');
  if (!isHidden) return 'public';
  return awaitsApproval ? 'awaits-approval' : 'hidden';
}

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'This was changed since you read it, so nothing was done. Please read it again.',
  );

function toAction(before: Visibility, now: Visibility): 'approve' | 'show' | 'hide' | 'hold-back' {
  if (now === 'public') return before === 'awaits-approval' ? 'approve' : 'show';
  return now === 'hidden' ? 'hide' : 'hold-back';
}
