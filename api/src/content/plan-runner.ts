import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../storage/schedule/repeat-while-listening';
import { PlanRepository } from './plan-repository';
import type { DuePlan } from './plan-repository';
import { PlannedChanges } from './planned-changes';
import type { ChangeParts } from './content-changes';

/** In milliseconds, as other regular work: a clock that was put forward and another process's plans are met by then. */
const interval = 60_000;

interface RunnerParts extends ChangeParts {
  readonly log: Pick<FastifyInstance['log'], 'error' | 'warn'>;
}

/** Does what staff have planned when its time comes; what is late, at once. */
export class PlanRunner {
  private readonly plans: PlanRepository;
  private readonly startedAt: Date;

  constructor(private readonly parts: RunnerParts) {
    this.plans = new PlanRepository(parts.database, parts.now);
    this.startedAt = parts.now();
  }

  /** Does all that is due, one after the other. What fails by a fault of ours holds up no other, and is tried again. */
  async run(): Promise<void> {
    for (const plan of await this.plans.listDue())
      await this.runOne(plan).catch((error: unknown) => this.parts.log.error({ err: error }));
  }

  /** When there is something to do again; undefined while nothing is planned. */
  nextDue(): Promise<Date | undefined> {
    return this.plans.nextDue();
  }

  private async runOne(due: DuePlan): Promise<void> {
    const plan = await this.plans.find(due);
    if (plan === undefined) return;
    const changes = new PlannedChanges(this.parts, { _id: plan.by, email: '' });
    const outcome = await changes.run(due, this.startedAt);
    if (outcome === undefined || outcome.is === 'done') return;
    // The log has only words of the program: a title may be about a person.
    this.parts.log.warn({ kind: due.kind, code: `plan-${outcome.is}-${outcome.reason ?? ''}` });
  }
}

/** Has plans done while the server listens. Answers what is called when something was planned. */
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
  // What is planned before the server listens, it meets when it begins to.
  return () => {
    if (app.server.listening) look();
  };
}
