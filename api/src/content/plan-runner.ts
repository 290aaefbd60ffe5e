import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../storage/schedule/repeat-while-listening';
import { PlanRepository } from './plan-repository';
import type { DuePlan } from './plan-repository';
import { PlannedChanges } from './planned-changes';
import type { ChangeParts } from './content-changes';

/** Maximum delay of a look, in milliseconds, also for a clock set forward and for plans of other processes. */
const interval = 60_000;

interface RunnerParts extends ChangeParts {
  readonly log: Pick<FastifyInstance['log'], 'error' | 'warn'>;
}

/** Carries out the plans of staff when they are due, and late ones at once. */
export class PlanRunner {
  private readonly plans: PlanRepository;
  private readonly startedAt: Date;

  constructor(private readonly parts: RunnerParts) {
    this.plans = new PlanRepository(parts.database, parts.now);
    this.startedAt = parts.now();
  }

  /** Carries out all due plans in turn. An unexpected error in one does not stop the others, and is retried. */
  async run(): Promise<void> {
    for (const plan of await this.plans.listDue())
      await this.runOne(plan).catch((error: unknown) => this.parts.log.error({ err: error }));
  }

  /** When the next plan is due; undefined while nothing is planned. */
  nextDue(): Promise<Date | undefined> {
    return this.plans.nextDue();
  }

  private async runOne(due: DuePlan): Promise<void> {
    const plan = await this.plans.find(due);
    if (plan === undefined) return;
    const changes = new PlannedChanges(this.parts, { _id: plan.by, email: '' });
    const outcome = await changes.run(due, this.startedAt);
    if (outcome === undefined || outcome.is === 'done') return;
    // The log line contains nothing that staff wrote, because a title may be about a person.
    this.parts.log.warn({ kind: due.kind, code: `plan-${outcome.is}-${outcome.reason ?? ''}` });
  }
}

/** Carries out plans while the server listens. Returns a function to call after something was planned. */
export function runPlansRegularly(app: FastifyInstance, parts: ChangeParts): () => void {
  const runner = new PlanRunner({ ...parts, log: app.log });
  let timer: NodeJS.Timeout | undefined;
  const look = repeatWhileListening(app, interval, async () => {
    await runner.run();
    await awaitNext();
  });
  const awaitNext = async () => {
    clearTimeout(timer);
    const due = await runner.nextDue();
    const delay = due === undefined ? interval : due.getTime() - parts.now().getTime();
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
