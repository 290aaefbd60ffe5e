import type { FastifyInstance } from 'fastify';
import { readMailError, toStatusCode } from './mail-error';
import type { AllMailsLimit } from './all-mails-limit';
import type { MailBudget, MailDecision, MailPurpose } from './mail-budget';
import type { Mail } from './mail-transport';
import { containsNoToken } from './mail-kind';
import type { ClaimedMail, DueMail } from './outbox-repository';
import { Pace } from './pace';
import { RecipientHosts } from './recipient-hosts';

/** An email with a recipient. `write` makes its text and its token only when it is about to be sent. */
export interface MailPlan {
  readonly purpose: MailPurpose;
  /** The email must not be sent, and counts as refused for good. */
  readonly isWithheld?: boolean;
  /** The owner of the address has confirmed it, so the limit of unconfirmed addresses does not count it. */
  readonly isToConfirmed?: boolean;
  /** The email is dropped where it could only be sent later. */
  readonly isNowOrNever?: boolean;
  /** @param isLast tells an email that says so that it is the last one for a while */
  write(isLast?: boolean): Promise<Mail>;
  /** Called when the mail server has accepted it. */
  onSent?(): Promise<void>;
}

/** Plans an email of the outbox; undefined where it has no recipient. */
export type Composer = (due: DueMail) => Promise<MailPlan | undefined>;

interface MailerOptions {
  readonly budget: MailBudget;
  /** The limit of all emails to unconfirmed addresses. */
  readonly unconfirmed: Pick<AllMailsLimit, 'tryConsume'>;
  readonly nameSender: (mail: Mail) => Promise<Mail>;
}

/** Purposes that strangers can request for any address. Emails that answer forms have a limit of their own. */
const unconfirmedPurposes: ReadonlySet<MailPurpose> = new Set([
  'confirmation',
  'unconfirmed-reset',
  'link',
]);

/**
 * The shortest interval, in milliseconds, of sending emails that answer forms, which may come by the thousand in a
 * second.
 */
const soonInterval = 500;

/** Milliseconds between two retries of failed emails. */
const interval = 30_000;

/** Milliseconds between two sweeps of the outbox for emails to give up. */
const sweepInterval = 60_000;

/**
 * The number of consecutive emails that were turned away or hung, after which the mail server counts as away: it may
 * have blocked us.
 */
const mostTurnedAway = 3;

type Connection = 'first' | 'second';

/** Milliseconds after which the second connection sends the other emails while one is still being sent. */
const slow = 1000;

/**
 * Sends the emails of the outbox one after the other until the transport has accepted each. While one is being sent, a
 * second connection sends new ones to other hosts, so that a host that hangs delays nobody else.
 */
export class Mailer {
  /** The current run of each connection. */
  private readonly running = new Map<Connection, Promise<void>>();
  /** The connections claim emails one after the other, because each must know the host of the other's email. */
  private claiming: Promise<unknown> = Promise.resolve();
  private hosts: RecipientHosts;
  private isAskedAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private lastSoon = -soonInterval;
  /** The time in milliseconds since 1970 until which the mail server counts as away and no email is tried. */
  private awayUntil = 0;
  /** The time of the last sweep, in milliseconds since 1970. */
  private lastSweep = 0;
  /** The number of consecutive emails that the mail server did not accept, for a reason that need not be the email. */
  private turnedAway = 0;
  private stopping = new AbortController();
  private pace = new Pace();

  constructor(
    private readonly app: Pick<
      FastifyInstance,
      'now' | 'log' | 'outbox' | 'mailTransport' | 'mailComposers' | 'mailQueues'
    >,
    private readonly options: MailerOptions,
  ) {
    this.hosts = new RecipientHosts(app.now);
  }

  /** Starts retrying failed emails by a timer. */
  start(): void {
    this.timer = setInterval(() => void this.drain(), interval).unref();
    void this.drain();
  }

  /** Sends all due emails within half a second; several calls in that time cause one run. */
  drainSoon(): void {
    if (this.soon !== undefined || this.isStopped()) return;
    const wait = Math.max(0, this.lastSoon + soonInterval - performance.now());
    const drain = () => {
      this.soon = undefined;
      this.lastSoon = performance.now();
      void this.drain();
    };
    this.soon = setTimeout(drain, wait).unref();
  }

  /** Stops and resolves when the current emails are sent. The others stay in the outbox. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.soon);
    this.stopping.abort();
    await Promise.all(this.running.values());
  }

  /** Stops like `stop`, then continues as a new mailer would. */
  async clear(): Promise<void> {
    clearTimeout(this.soon);
    this.stopping.abort();
    await Promise.all(this.running.values());
    [this.soon, this.lastSoon] = [undefined, -soonInterval];
    [this.awayUntil, this.lastSweep, this.turnedAway] = [0, 0, 0];
    [this.stopping, this.pace] = [new AbortController(), new Pace()];
    this.hosts = new RecipientHosts(this.app.now);
  }

  /** Sends all due emails. Never rejects: errors are logged, and failed emails stay in the outbox. */
  async drain(): Promise<void> {
    this.isAskedAgain = true;
    this.begin('first');
    if (this.hosts.isBusy) this.begin('second');
    await Promise.all(this.running.values());
  }

  private begin(connection: Connection): void {
    if (!this.running.has(connection)) this.running.set(connection, this.run(connection));
  }

  private async run(connection: Connection): Promise<void> {
    try {
      await this.sweep();
      while (this.isAskedAgain && !this.isStopped()) {
        this.isAskedAgain = false;
        await this.sendDue();
      }
    } catch (error) {
      this.app.log.warn({ err: error });
    } finally {
      // No await may stand between the last check of `isAskedAgain` and this line: a `drain()` in between would be
      // lost.
      this.running.delete(connection);
    }
  }

  private async sweep(): Promise<void> {
    const time = this.app.now().getTime();
    if (Math.abs(time - this.lastSweep) < sweepInterval) return;
    this.lastSweep = time;
    await this.app.outbox.sweep();
  }

  private async sendDue(): Promise<void> {
    await this.queueNew();
    // Another call may have more to queue, which must not wait for the whole outbox. One email is sent all the same, or
    // endless calls would stop all emails.
    do {
      if (this.isStopped() || this.isAway()) return;
      await this.pace.next(this.stopping.signal);
    } while (!this.isStopped() && (await this.sendNext()) && !this.isAskedAgain);
  }

  /** Queues new emails. If that fails, those in the outbox are sent all the same. */
  private async queueNew(): Promise<void> {
    try {
      for (const queue of this.app.mailQueues) await queue();
    } catch (error) {
      this.app.log.warn({ err: error });
    }
  }

  /** Sends the next email and returns whether there was one. */
  private async sendNext(): Promise<boolean> {
    const due = await this.claim();
    if (due === undefined) return false;
    const others = setTimeout(() => void this.drain(), slow).unref();
    await this.send(due).catch((error: unknown) => this.app.log.warn({ err: error }));
    clearTimeout(others);
    this.hosts.end(due.recipient);
    return true;
  }

  /** Claims an email to a host where none is being sent and none hung. */
  private claim(): Promise<ClaimedMail | undefined> {
    const claimed = this.claiming.then(async () => {
      const due = await this.app.outbox.claim(this.hosts.leftOut());
      if (due !== undefined) this.hosts.begin(due.recipient);
      return due;
    });
    this.claiming = claimed.catch(() => undefined);
    return claimed;
  }

  private async send(due: ClaimedMail): Promise<void> {
    const { outbox, mailComposers, mailTransport } = this.app;
    const compose = mailComposers[due.kind];
    if (compose === undefined) throw new Error(`Nothing composes emails of the kind ${due.kind}.`);
    const plan = await compose(due);
    if (plan?.isWithheld) return outbox.noteFailure(due, '', true);
    const decision = plan === undefined ? 'drop' : await this.decide(due, plan);
    if (typeof decision === 'number') return outbox.postpone(due.id, decision);
    if (plan !== undefined && decision !== 'drop') {
      // An error while it is written is not the mail server's.
      const written = await plan.write(decision === 'last');
      const mail = await this.options.nameSender({ ...written, sender: due.sender });
      try {
        await mailTransport.send({ ...mail, id: due.id });
      } catch (error) {
        await this.recordFailure(due, error);
        throw error;
      }
      this.turnedAway = 0;
      await plan.onSent?.();
    }
    await outbox.finish(due.id);
  }

  /**
   * Decides by the limits. Emails beyond the limit of all are dropped: postponed, they would fill later hours, and they
   * can be requested again.
   */
  private async decide(
    due: ClaimedMail,
    { purpose, isToConfirmed = false, isNowOrNever = false }: MailPlan,
  ): Promise<MailDecision> {
    const { budget, unconfirmed } = this.options;
    const decision = await budget.take(due, purpose);
    if (isNowOrNever && typeof decision === 'number') return 'drop';
    const isCounted = decision === 'send' && !isToConfirmed && unconfirmedPurposes.has(purpose);
    return isCounted && !(await unconfirmed.tryConsume()) ? 'drop' : decision;
  }

  /**
   * Stores the failure. An email that was refused for good is not tried again; where no mail server can be reached, no
   * other one is tried.
   */
  private async recordFailure(due: ClaimedMail, error: unknown): Promise<void> {
    const { outbox, now } = this.app;
    const { words, mayQuote, isRefused, isTurnedAway, isHanging, isAway } = readMailError(error);
    if (isHanging) this.hosts.noteHanging(due.recipient);
    if (isTurnedAway || isHanging) this.turnedAway += 1;
    else if (isRefused) this.turnedAway = 0;
    if (isAway || this.turnedAway >= mostTurnedAway) this.awayUntil = now().getTime() + interval;
    // A server may quote the link in its message, which staff read.
    const kept = mayQuote && !containsNoToken(due.kind) ? toStatusCode(words) : words;
    await outbox.noteFailure(due, kept, isRefused);
  }

  private isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Returns whether the server counts as away. A clock that went back must not delay emails. */
  private isAway(): boolean {
    const left = this.awayUntil - this.app.now().getTime();
    return left > 0 && left <= interval;
  }
}
