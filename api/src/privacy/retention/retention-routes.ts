import type { FastifyInstance, FastifyRequest } from 'fastify';
import { innsbruckDay, toInnsbruckDay } from 'contract/innsbruck-day';
import {
  maxHoldDays,
  retentionConfirmBody,
  retentionConfirmEndpoint,
  retentionEndpoint,
  retentionHoldBody,
  retentionHoldEndpoint,
} from 'contract/retention';
import type {
  RetainedKind,
  RetentionConfirmation,
  RetentionHold,
  RetentionOverview,
} from 'contract/retention';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { getKind, kindParameter } from '../../auth/access/kind-parameter';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { HttpError, fieldError, noRecord } from '../../http/errors/http-error';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { lockRecords } from '../../storage/records/lock-records';
import { RetainedRows } from './retained-rows';
import { RetentionRepository } from './retention-repository';
import { RunRepository } from './run-repository';

const config = { access: { right: 'privacy:manage' } } as const;

/** Staff see what is removed next, agree to it, and hold records that must stay (contract/retention). */
export function registerRetention(app: FastifyInstance, parts: ConsoleParts): void {
  app.get(retentionEndpoint, { config }, () => readOverview(parts));
  app.post(
    retentionConfirmEndpoint(kindParameter),
    // The removal that staff agree to is final, so it needs a recent confirmation.
    {
      schema: { body: retentionConfirmBody },
      config: { access: { right: 'privacy:manage', confirmed: true } },
    },
    async (request, reply) => {
      const { askedAt } = request.body as RetentionConfirmation;
      await confirm(parts, getKind(request), askedAt, getStaff(request));
      return reply.code(204).send();
    },
  );
  const url = retentionHoldEndpoint(kindParameter, 'id').replace(/id$/, idParameter);
  app.put(url, { schema: { body: retentionHoldBody }, config }, async (request, reply) => {
    await hold(parts, getKind(request), request, getStaff(request));
    return reply.code(204).send();
  });
  app.delete(url, { config }, async (request, reply) => {
    await release(parts, getKind(request), getId(request), getStaff(request));
    return reply.code(204).send();
  });
}

async function readOverview({ database, now }: ConsoleParts): Promise<RetentionOverview> {
  const at = now().toISOString();
  const repository = new RetentionRepository(database);
  const lookedAt = await new RunRepository(database).lastFinished();
  const counts = await repository.countDue(at);
  const questions = await repository.listQuestions();
  const kinds = recordKinds.flatMap((kind): readonly RetainedKind[] => {
    const { due = 0, soon = 0 } = counts.find((count) => count.kind === kind) ?? {};
    const question = questions.get(kind);
    if (due === 0 && soon === 0 && question === undefined) return [];
    return [{ kind, due, soon, ...(question && { question }) }];
  });
  return {
    ...(lookedAt !== undefined && { lookedAt }),
    kinds,
    records: await repository.listDue(),
    held: await repository.listHeld(at),
  };
}

/** Throws an HttpError (409) if staff were asked again since, or there is no question. */
function confirm(
  { database, now, audit }: ConsoleParts,
  kind: RecordKind,
  askedAt: string,
  staff: ActingStaff,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const at = now();
    const repository = new RetentionRepository(transaction);
    const question = (await repository.listQuestions()).get(kind);
    if (!(await repository.confirm(kind, askedAt, at.toISOString()))) throw changedMeanwhile();
    await new RunRepository(transaction).reopen(toInnsbruckDay(at), at);
    const what = { action: 'retention-confirm', kind, subjects: [] } as const;
    const details = { count: question?.records ?? 0 };
    await audit.append(transaction, { ...toAuditActor(staff), ...what, details });
  });
}

/** Throws an HttpError: 400 for a day in the past or too far ahead, 404 if there is no such record. */
function hold(
  { database, now, audit }: ConsoleParts,
  kind: RecordKind,
  request: FastifyRequest,
  staff: ActingStaff,
): Promise<void> {
  const { reason, until: day } = request.body as RetentionHold;
  const heldAt = now();
  const until = innsbruckDay(day)?.to ?? '';
  const furthest = new Date(heldAt.getTime() + maxHoldDays * 86_400_000).toISOString();
  if (until <= heldAt.toISOString() || until > furthest) throw wrongDay();
  return database.transaction().execute(async (transaction) => {
    const _id = getId(request);
    // After the lock a record that was being removed no longer exists, and the hold fails.
    await lockRecords(transaction, kind, [_id]);
    const table = kind === 'profiles' ? 'profiles' : 'submissions';
    const [row] = await new RetainedRows(transaction).read(table, [_id]);
    if (row?.kind !== kind) throw noRecord();
    const repository = new RetentionRepository(transaction);
    const at = heldAt.toISOString();
    await repository.hold({ kind, _id, reason, until, heldAt: at, heldBy: staff._id });
    // The records merged with it stay as well, because each is checked again before its removal.
    await repository.forgetDue(kind, [_id]);
    const what = { action: 'retention-hold', kind, subjects: [_id], details: { until } } as const;
    await audit.append(transaction, { ...toAuditActor(staff), ...what });
  });
}

/** Throws an HttpError (404) if the record is not held. */
function release(
  { database, audit }: ConsoleParts,
  kind: RecordKind,
  id: string,
  staff: ActingStaff,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (!(await new RetentionRepository(transaction).release(kind, id))) throw noRecord();
    const what = { action: 'retention-release', kind, subjects: [id] } as const;
    await audit.append(transaction, { ...toAuditActor(staff), ...what });
  });
}

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'Somebody else has changed this meanwhile. Please reload it and look at it again.',
  );

const wrongDay = () =>
  fieldError(
    400,
    { code: 'no-date' },
    { path: 'until', message: 'Please give a day from today on, within the next three years.' },
  );
