import type { FastifyInstance } from 'fastify';
import { listQuarantine, releaseRecord, releaseRecords } from 'contract/quarantine-requests';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { HttpError } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { QuarantineRepository } from './quarantine-repository';
import { release } from './release-records';

const notInQuarantine = () =>
  new HttpError(
    404,
    { code: 'not-in-quarantine' },
    'This is not in quarantine any more. Please look for it in its list.',
  );

/** Staff review the forms in quarantine and release those that people wrote. */
export function serveQuarantine(app: FastifyInstance): void {
  const repository = new QuarantineRepository(app.database);
  const serverSide = { onResponse: sendMailsAfterResponse(app.mailer) };

  serve(app, listQuarantine, async ({ request }) => {
    const found = await repository.list(getKindsWithRight(getRights(request), 'review'));
    await app.accessLog.noteQuarantine(request, found);
    return found;
  });

  serveChange(
    app,
    releaseRecord,
    async (call) => {
      if ((await release(app, call, [call.id])).length === 0) throw notInQuarantine();
    },
    serverSide,
  );
  serveChange(
    app,
    releaseRecords,
    async (call) => ({ released: await release(app, call, call.body.records) }),
    serverSide,
  );
}
