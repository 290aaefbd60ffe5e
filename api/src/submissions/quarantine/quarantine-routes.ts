import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quarantineEndpoint, releaseBody, releasesEndpoint } from 'contract/quarantine-requests';
import type { ReleaseResult, ReleaseRequest } from 'contract/quarantine-requests';
import type { AccessLogParts } from '../../auth/console-parts';
import { getKindsWithRight, getRights, getStaff } from '../../auth/access/route-access';
import type { SitePublisher } from '../../content/site-publisher';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { HttpError } from '../../http/errors/http-error';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import { QuarantineRepository } from './quarantine-repository';
import { releaseRecords } from './release-records';

const notInQuarantine = () =>
  new HttpError(
    404,
    { code: 'not-in-quarantine' },
    'This is not in quarantine any more. Please look for it in its list.',
  );

interface QuarantineParts extends AccessLogParts {
  readonly mailer: Mailer;
  readonly publisher: Pick<SitePublisher, 'wanted'>;
}

/** Staff review the forms in quarantine and release those that people wrote. */
export function registerQuarantine(app: FastifyInstance, parts: QuarantineParts): void {
  const repository = new QuarantineRepository(parts.database);
  app.get(quarantineEndpoint, { config: { access: 'staff' } }, async (request) => {
    const found = await repository.list(getKindsWithRight(getRights(request), 'review'));
    await parts.accessLog.noteQuarantine(request, found);
    return found;
  });
  const onResponse = sendMailsAfterResponse(parts.mailer);
  app.post(
    `${quarantineEndpoint}/${idParameter}/release`,
    { config: { access: 'staff' }, onResponse },
    async (request, reply) => {
      if ((await release(parts, request, [getId(request)])).length === 0) throw notInQuarantine();
      return reply.code(204).send();
    },
  );
  app.post(
    releasesEndpoint,
    { config: { access: 'staff' }, schema: { body: releaseBody }, onResponse },
    async (request): Promise<ReleaseResult> => ({
      released: await release(parts, request, (request.body as ReleaseRequest).records),
    }),
  );
}

/** Returns the ids of the records that were in quarantine. */
async function release(
  parts: QuarantineParts,
  request: FastifyRequest,
  ids: readonly string[],
): Promise<readonly string[]> {
  const kinds = getKindsWithRight(getRights(request), 'review');
  const released = await releaseRecords(parts, ids, kinds, getStaff(request));
  // From now on the records take places of their programme, perhaps the last ones.
  if (released.some(({ kind }) => kind === 'programAttendance')) parts.publisher.wanted();
  return released.map(({ id }) => id);
}
