import type { FastifyBaseLogger } from 'fastify';
import type { MailBudget, MailPurpose } from './mail-budget';
import type { Mail, MailTransport } from './mail-transport';
import type { MailKind } from './mail-kind';
import type { DueMail, OutboxRepository } from './outbox-repository';

/** A mail that has a recipient. `write` makes its text and issues its token, only when it is about to be sent. */
export interface MailPlan {
  readonly purpose: MailPurpose;
  write(): Promise<Mail>;
  /** The mail server has taken it. */
  onSent?(): Promise<void>;
}

/** Plans a mail of the outbox; undefined when it has no recipient. */
export type Composer = (due: DueMail) => Promise<MailPlan | undefined>;

export interface MailerParts {
  readonly outbox: OutboxRepository;
  readonly budget: MailBudget;
  readonly composers: Readonly<Record<MailKind, Composer>>;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
}

/** How often what failed is looked for, in milliseconds. */
const interval = 30_000;

/** Sends what is in the outbox, one mail after the other, until the transport has taken it. */
export class Mailer {
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: MailerParts) {}

  /** From now on also tries again by itself. */
  start(): void {
    this.timer = setInterval(() => void this.drain(), interval).unref();
    void this.drain();
  }

  /** Resolves when the mail that is under way is out. The others stay in the outbox. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.isStopped = true;
    await this.running;
  }

  /** Sends all that is due. Never rejects: faults are logged, and what failed stays in the outbox. */
  drain(): Promise<void> {
    this.isAskedAgain = true;
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.isAskedAgain && !this.isStopped) {
        this.isAskedAgain = false;
        await this.sendDue();
      }
    } catch (error) {
      this.parts.log.warn({ err: error });
    } finally {
      // Set synchronously after the last check of `isAskedAgain`: a `drain()` in between would be lost.
      this.running = undefined;
    }
  }

  private async sendDue(): Promise<void> {
    const { outbox, log } = this.parts;
    await outbox.sweep();
    while (!this.isStopped) {
      const due = await outbox.claim();
      if (due === undefined) return;
      try {
        await this.send(due);
      } catch (error) {
        log.warn({ err: error });
      }
    }
  }

  private async send(due: DueMail): Promise<void> {
    const { outbox, budget, composers, transport } = this.parts;
    const plan = await composers[due.kind](due);
    const decision = plan === undefined ? 'drop' : await budget.take(due, plan.purpose);
    if (typeof decision === 'number') return outbox.postpone(due.id, decision);
    if (plan !== undefined && decision === 'send') {
      await transport.send(await plan.write());
      await plan.onSent?.();
    }
    await outbox.finish(due.id);
  }
}
