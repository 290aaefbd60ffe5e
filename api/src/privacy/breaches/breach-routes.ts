import type { FastifyInstance } from 'fastify';
import { breachChangeBody, breachesEndpoint, newBreachBody } from 'contract/breaches';
import type { Breach, BreachChange, NewBreach } from 'contract/breaches';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { HttpError, fieldError, notFound } from '../../http/errors/http-error';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { BreachRepository, toDoneSteps, toBreach } from './breach-repository';

const config = { access: { right: 'privacy:manage' } } as const;

/** The register of personal data breaches, which must be reported within 72 hours (Art. 33 and 34 GDPR). */
export function registerBreaches(app: FastifyInstance, parts: ConsoleParts): void {
  app.get(breachesEndpoint, { config }, () => new BreachRepository(parts.database).list());
  app.post(breachesEndpoint, { schema: { body: newBreachBody }, config }, (request, reply) => {
    reply.code(201);
    return noteBreach(parts, request.body as NewBreach, getStaff(request));
  });
  app.put(
    `${breachesEndpoint}/${idParameter}`,
    { schema: { body: breachChangeBody }, config },
    (request) =>
      changeBreach(parts, getId(request), request.body as BreachChange, getStaff(request)),
  );
}

/** Throws an HttpError (400) for an invalid or future time. */
function noteBreach(
  { database, now, makeId, audit }: ConsoleParts,
  { noticedAt, note }: NewBreach,
  staff: ActingStaff,
): Promise<Breach> {
  const noticed = new Date(noticedAt);
  // The negation also refuses an invalid date, whose time is NaN.
  if (!(noticed.getTime() <= now().getTime())) throw notNoticedYet();
  const row = {
    id: makeId(),
    noticed_at: noticed.toISOString(),
    done: '[]',
    note,
    closed_at: null,
    version: 0,
  };
  return database.transaction().execute(async (transaction) => {
    await new BreachRepository(transaction).add(row);
    const what = { action: 'breach', kind: 'privacy', subjects: [row.id] } as const;
    await audit.append(transaction, { ...toAuditActor(staff), ...what });
    return toBreach(row);
  });
}

/** Throws an HttpError: 404 if there is none, 409 if it has changed since `seenVersion`. */
function changeBreach(
  { database, now, audit }: ConsoleParts,
  id: string,
  { done, note, isClosed, seenVersion }: BreachChange,
  staff: ActingStaff,
): Promise<Breach> {
  return database.transaction().execute(async (transaction) => {
    const repository = new BreachRepository(transaction);
    const row = await repository.find(id);
    if (row === undefined) throw notFound();
    const at = now().toISOString();
    const changed = {
      ...row,
      version: seenVersion,
      note,
      done: JSON.stringify(toDoneSteps(row, done, at)),
      closed_at: isClosed ? (row.closed_at ?? at) : null,
    };
    if (!(await repository.change(changed))) throw changedMeanwhile();
    const what = { action: 'breach-change', kind: 'privacy', subjects: [id] } as const;
    const details = { count: done.length };
    await audit.append(transaction, { ...toAuditActor(staff), ...what, details });
    return toBreach({ ...changed, version: seenVersion + 1 });
  });
}

const notNoticedYet = () =>
  fieldError(
    400,
    { code: 'no-moment' },
    { path: 'noticedAt', message: 'Please give a time that is not in the future.' },
  );

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'Somebody else has changed this meanwhile. Please reload it and look at it again.',
  );
