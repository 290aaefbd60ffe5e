import type { FastifyInstance } from 'fastify';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import { processing, quarantineRetention } from 'contract/processing';
import { shownDays, maxUnconfirmedRecords, maxUnconfirmedShare } from 'contract/retention-requests';
import type { RetentionQuestion } from 'contract/retention-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { serverId } from 'contract/staff-account-requests';
import { removeRecords } from '../erasure/erase-records';
import { removeProfiles } from '../erasure/remove-profiles';
import { HttpError } from '../../http/errors/http-error';
import { lockRecords } from '../../storage/records/lock-records';
import { recordSource } from '../../storage/records/record-source';
import { DueRecords } from './due-records';
import { NoticeRound } from './notice-round';
import { RetainedRows } from './retained-rows';
import type { RecordTable } from './retained-rows';
import { RetentionRepository } from './retention-repository';
import { RunClaimLostError, RunRepository } from './run-repository';
import type { RunClaim } from './run-repository';

type RetentionApp = Pick<FastifyInstance, 'database' | 'now' | 'makeId' | 'audit'>;

interface JobOptions {
  /** With `list`, staff see what would be removed, but nothing is. */
  readonly does?: 'remove' | 'list';
  /** Called between two batches to let other work run. A rejection ends the job. */
  readonly rest?: () => Promise<void>;
}

const day = 24 * 3_600_000;

/** Rows that one statement reads. It takes a few milliseconds and then lets other statements run. */
const rowsPerLook = 1000;
/** Records that one transaction removes; posts wait for it. */
const recordsPerBatch = 50;
/** In days: after this long without a removal staff are asked first, as they are the first time. */
const knownDays = 14;
/** In days: how long runs are remembered. */
const runsKnown = 400;

/** In days: no retention period is shorter. */
const shortest = Math.min(
  quarantineRetention.days,
  ...Object.values(processing).map(({ retention }) => retention.days),
);

/** Removes records whose retention period has ended, once a day and in one process only (decision 74). */
export class RetentionJob {
  private readonly owner: string;
  private readonly does: 'remove' | 'list';
  private readonly rest: () => Promise<void>;

  constructor(
    private readonly app: RetentionApp,
    { does = 'remove', rest = () => Promise.resolve() }: JobOptions = {},
  ) {
    this.owner = app.makeId();
    this.does = does;
    this.rest = rest;
  }

  /** Does today's work, unless it is done or another process is doing it. */
  async run(): Promise<void> {
    const { database, now } = this.app;
    const started = now();
    const claim = { day: toInnsbruckDay(started), owner: this.owner };
    const runs = new RunRepository(database);
    if (!(await runs.claim(claim, started))) return;
    try {
      await new RetentionRun(this.app, claim, started, this.rest).do(this.does);
    } catch (error) {
      if (error instanceof RunClaimLostError) return;
      throw error;
    }
    await runs.finish(claim, now());
    const known = new Date(started.getTime() - runsKnown * day);
    await runs.forgetBefore(toInnsbruckDay(known));
  }
}

/** The work of one day. Each batch has its own transaction, which fails once another worker has claimed the day. */
class RetentionRun {
  private readonly repository: RetentionRepository;

  constructor(
    private readonly app: RetentionApp,
    private readonly claim: RunClaim,
    private readonly started: Date,
    private readonly rest: () => Promise<void>,
  ) {
    this.repository = new RetentionRepository(app.database);
  }

  async do(what: 'remove' | 'list'): Promise<void> {
    const scan = this.app.makeId();
    const lately = toInnsbruckDay(new Date(this.started.getTime() - knownDays * day));
    const isFirst = await new RunRepository(this.app.database).isFirst(this.claim.day, lately);
    // After a pause the clock may be wrong, so no member is notified.
    const mayTell = what === 'remove' && !isFirst;
    for (const table of ['submissions', 'profiles'] as const) await this.look(table, scan, mayTell);
    await this.write(async (repository) => {
      await repository.keepDueOf(scan);
      // After a pause the clock may be wrong, so no hold is ended.
      if (!isFirst) await repository.forgetOldHolds(this.started.toISOString());
    });
    if (what === 'list') return;
    const totals = await new RetainedRows(this.app.database).count();
    for (const kind of recordKinds) await this.removeOf(kind, totals.get(kind) ?? 0, isFirst);
  }

  /** Scans all records of a table and stores what is to be removed within the days that staff see. */
  private async look(table: RecordTable, scan: string, mayTell: boolean): Promise<void> {
    const { database } = this.app;
    const horizon = this.started.getTime() + shownDays * day;
    const before = new Date(horizon - shortest * day).toISOString();
    const rows = new RetainedRows(database);
    const records = await DueRecords.load(database, this.started);
    const notices = new NoticeRound(this.app);
    const last = await rows.findLast(table);
    for (let after = 0; after < last; after += rowsPerLook) {
      const old = await rows.listOld(table, [after, after + rowsPerLook], before);
      const judged = await records.judge(table, old);
      const due = judged.filter(({ dueAt }) => dueAt <= new Date(horizon).toISOString());
      if (due.length > 0) await this.write((repository) => repository.putDue(due, scan));
      else await this.rest();
      if (table === 'profiles' && mayTell)
        await this.inTransaction((transaction) => notices.tell(transaction, old, judged));
    }
  }

  /** Removes the due records of a kind, or asks staff. Removals that staff have agreed to come first. */
  private async removeOf(kind: RecordKind, total: number, isFirst: boolean): Promise<void> {
    const question = (await this.repository.listQuestions()).get(kind);
    const hasGrown = question?.isConfirmed === true && !(await this.takeAgreed(kind, question));
    const records = await this.countDue(kind, this.started.toISOString());
    const reason = hasGrown ? question.reason : reasonToAsk(records, total, isFirst, question);
    if (records > 0 && reason !== undefined) {
      const askedAt = this.started.toISOString();
      await this.write((repository) => repository.ask(kind, { askedAt, records, reason }));
      return;
    }
    await this.take(kind, this.started.toISOString());
    if (question) await this.write((repository) => repository.forgetQuestion(kind));
  }

  /**
   * Removes no more than staff have agreed to. Returns false and removes nothing if more records are due at the agreed
   * time than then, as after an import or a change of a retention period; then staff are asked again.
   */
  private async takeAgreed(kind: RecordKind, question: RetentionQuestion): Promise<boolean> {
    // If the clock was ahead when staff were asked, nothing is removed early.
    const at = [question.askedAt, this.started.toISOString()].sort()[0] ?? question.askedAt;
    if ((await this.countDue(kind, at)) > question.records) return false;
    await this.take(kind, at);
    return true;
  }

  private async countDue(kind: RecordKind, at: string): Promise<number> {
    const counts = await this.repository.countDue(at);
    return counts.find((count) => count.kind === kind)?.due ?? 0;
  }

  /** Removes the records that are due at a time, in small batches. A record that is being changed is left for later. */
  private async take(kind: RecordKind, at: string): Promise<void> {
    let after = '';
    for (;;) {
      const ids = await this.repository.listDueIds(kind, at, after, recordsPerBatch);
      if (ids.length === 0) return;
      after = ids.at(-1) ?? after;
      await this.takeBatch(kind, at, ids).catch((error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
      });
    }
  }

  /** Checks each record again: one that was changed or is held since stays. */
  private takeBatch(kind: RecordKind, at: string, ids: readonly string[]): Promise<void> {
    return this.inTransaction(async (transaction) => {
      await lockRecords(transaction, kind, ids);
      const { table } = recordSource(kind);
      const rows = await new RetainedRows(transaction).read(table, ids);
      const records = await DueRecords.load(transaction, this.started, kind);
      const judged = await records.judge(table, rows);
      const due = judged.filter((one) => one.kind === kind && one.dueAt <= at).map(({ id }) => id);
      const subjects =
        kind === 'profiles'
          ? (await removeProfiles(transaction, due)).ids
          : await removeRecords(transaction, kind, due);
      await new RetentionRepository(transaction).forgetDue(kind, [...ids, ...due]);
      if (subjects.length === 0) return;
      const details = { count: subjects.length };
      const entry = { adminId: serverId, action: 'retention', kind, subjects, details } as const;
      await this.app.audit.append(transaction, entry);
    });
  }

  private write(work: (repository: RetentionRepository) => Promise<void>): Promise<void> {
    return this.inTransaction((transaction) => work(new RetentionRepository(transaction)));
  }

  private async inTransaction(
    work: (transaction: Parameters<typeof removeRecords>[0]) => Promise<void>,
  ): Promise<void> {
    await this.rest();
    const { database, now } = this.app;
    await database.transaction().execute(async (transaction) => {
      await new RunRepository(transaction).renew(this.claim, now());
      await work(transaction);
    });
  }
}

/** Undefined if staff need not be asked. An unanswered question stays open. */
function reasonToAsk(
  records: number,
  total: number,
  isFirst: boolean,
  question?: RetentionQuestion,
): RetentionQuestion['reason'] | undefined {
  if (question && !question.isConfirmed) return question.reason;
  if (isFirst) return 'first';
  return records > maxUnconfirmedRecords && records > total * maxUnconfirmedShare
    ? 'many'
    : undefined;
}
