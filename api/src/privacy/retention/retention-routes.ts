import type { FastifyInstance } from 'fastify';
import { innsbruckDay, toInnsbruckDay } from 'contract/innsbruck-day';
import {
  confirmRemoval,
  getRetention,
  holdRecord,
  maxHoldDays,
  releaseRecord,
} from 'contract/retention-requests';
import type { RetainedKind } from 'contract/retention-requests';
import { recordKinds } from 'contract/review';
import { changedMeanwhile, fieldError, noRecord } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import { lockRecords } from '../../storage/records/lock-records';
import { RetainedRows } from './retained-rows';
import { RetentionRepository } from './retention-repository';
import { RunRepository } from './run-repository';

/** Staff see what is removed next, agree to it, and hold records that must stay. */
export function serveRetention(app: FastifyInstance): void {
  const { database, now } = app;
  serve(app, getRetention, async () => {
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
  });

  serveChange(app, confirmRemoval, async ({ transaction, kind, body: { askedAt }, note }) => {
    const at = now();
    const repository = new RetentionRepository(transaction);
    const question = (await repository.listQuestions()).get(kind);
    if (!(await repository.confirm(kind, askedAt, at.toISOString()))) throw changedMeanwhile();
    await new RunRepository(transaction).reopen(toInnsbruckDay(at), at);
    await note({ details: { count: question?.records ?? 0 } });
  });

  serveChange(app, holdRecord, async ({ transaction, kind, id, body, staff, note }) => {
    const heldAt = now();
    const until = innsbruckDay(body.until)?.to ?? '';
    const furthest = new Date(heldAt.getTime() + maxHoldDays * 86_400_000).toISOString();
    if (until <= heldAt.toISOString() || until > furthest) throw wrongDay();
    // After the lock a record that was being removed no longer exists, and the hold fails.
    await lockRecords(transaction, kind, [id]);
    const table = kind === 'profiles' ? 'profiles' : 'submissions';
    const [row] = await new RetainedRows(transaction).read(table, [id]);
    if (row?.kind !== kind) throw noRecord();
    const repository = new RetentionRepository(transaction);
    const hold = { until, reason: body.reason, heldAt: heldAt.toISOString(), heldBy: staff._id };
    await repository.hold({ kind, _id: id, ...hold });
    // The records merged with it stay as well, because each is checked again before its removal.
    await repository.forgetDue(kind, [id]);
    await note({ details: { until } });
  });

  serveChange(app, releaseRecord, async ({ transaction, kind, id, note }) => {
    if (!(await new RetentionRepository(transaction).release(kind, id))) throw noRecord();
    await note({});
  });
}

const wrongDay = () =>
  fieldError(
    400,
    { code: 'no-date' },
    { path: 'until', message: 'Please give a day from today on, within the next three years.' },
  );
