import type { FastifyInstance } from 'fastify';
import { toAuditActor } from '../storage/audit/staff-journal';
import { repeatWhileListening } from '../storage/schedule/repeat-while-listening';
import { lockContent } from './entry-lock';
import { PlanRepository } from './plan-repository';
import type { DuePlan } from './plan-repository';
import type { AuditEntry } from '../storage/audit/audit-log';
import { PlannedChanges } from './planned-changes';
import type { PlanOutcome } from './planned-changes';

/** Maximum delay of a look, in milliseconds, also for a clock set forward and for plans of other processes. */
const interval = 60_000;

/** What the server has that carries out plans. */
type PlanningApp = Pick<
  FastifyInstance,
  'database' | 'now' | 'makeId' | 'audit' | 'publisher' | 'siteOrigin'
> & { readonly log: Pick<FastifyInstance['log'], 'error' | 'warn'> };

/** Carries out the plans of staff when they are due, and late ones at once. */
export class PlanRunner {
  private readonly plans: PlanRepository;
  private readonly startedAt: Date;

  constructor(private readonly app: PlanningApp) {
    this.plans = new PlanRepository(app.database, app.now);
    this.startedAt = app.now();
  }

  /** Carries out all due plans in turn. An unexpected error in one does not stop the others, and is retried. */
  async run(): Promise<void> {
    for (const plan of await this.plans.listDue())
      await this.runOne(plan).catch((error: unknown) => this.app.log.error({ err: error }));
  }

  /** When the next plan is due; undefined while nothing is planned. */
  nextDue(): Promise<Date | undefined> {
    return this.plans.nextDue();
  }

  private async runOne(due: DuePlan): Promise<void> {
    const plan = await this.plans.find(due);
    if (plan === undefined) return;
    const outcome = await this.carryOut(due, plan.by);
    if (outcome === undefined || outcome.is === 'done') return;
    // The log line contains nothing that staff wrote, because a title may be about a person.
    this.app.log.warn({ kind: due.kind, code: `plan-${outcome.is}-${outcome.reason ?? ''}` });
  }

  /** @param by the id of the account that made the plan */
  private async carryOut(due: DuePlan, by: string): Promise<PlanOutcome | undefined> {
    const { app } = this;
    const staff = { _id: by, email: '' };
    const afterwards: (() => unknown)[] = [];
    const outcome = await app.database.transaction().execute(async (transaction) => {
      const log = (
        entry: Partial<Pick<AuditEntry, 'subjects' | 'details'>> & Pick<AuditEntry, 'action'>,
      ) =>
        app.audit.append(transaction, {
          ...toAuditActor(staff),
          kind: 'content',
          subjects: [],
          ...entry,
        });
      const onCommit = (work: () => unknown) => void afterwards.push(work);
      const lock = await lockContent(app, transaction);
      const changes = new PlannedChanges(app, lock, { staff, note: log, onCommit });
      const result = await changes.run(due, this.startedAt);
      const { kind, id, deed, due: time } = due;
      if (result?.is === 'failed') {
        const details = { kind, deed, due: time, ...(result.reason && { reason: result.reason }) };
        await log({ action: 'plan-failed', subjects: [id], details });
      }
      return result;
    });
    for (const work of afterwards) await work();
    return outcome;
  }
}

/** Carries out plans while the server listens. Returns a function to call after something was planned. */
export function runPlansRegularly(app: FastifyInstance): () => void {
  const runner = new PlanRunner(app);
  let timer: NodeJS.Timeout | undefined;
  const look = repeatWhileListening(app, interval, async () => {
    await runner.run();
    await awaitNext();
  });
  const awaitNext = async () => {
    clearTimeout(timer);
    const due = await runner.nextDue();
    const delay = due === undefined ? interval : due.getTime() - app.now().getTime();
    if (delay < interval) timer = setTimeout(look, Math.max(delay, 0)).unref();
  };
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    done();
  });
  // A server that does not listen yet looks for plans when it starts to.
  return () => {
    if (app.server.listening) look();
  };
}
