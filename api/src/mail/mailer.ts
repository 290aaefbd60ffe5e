import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../storage/clock';
import { readMailError, toStatusCode } from './mail-error';
import type { AllMailsLimit } from './all-mails-limit';
import type { MailBudget, MailDecision, MailPurpose } from './mail-budget';
import type { Mail, MailTransport } from './mail-transport';
import { holdsNoSecret } from './mail-kind';
import type { MailKind } from './mail-kind';
import type { ClaimedMail, DueMail, OutboxRepository } from './outbox-repository';
import { Pace } from './pace';
import { RecipientHosts } from './recipient-hosts';

/** A mail that has a recipient. `write` makes its text and issues its token, only when it is about to be sent. */
export interface MailPlan {
  readonly purpose: MailPurpose;
  /** It must not go, and counts as one that was refused for good. */
  readonly isWithheld?: boolean;
  /** The owner of its address has confirmed it, so the limit over all others does not count it. */
  readonly isToConfirmed?: boolean;
  /** It is dropped where it could only be sent later. */
  readonly isNowOrNever?: boolean;
  /** @param isLast whether it is the last one for a while, of those that say so */
  write(isLast?: boolean): Promise<Mail>;
  /** The mail server has taken it. */
  onSent?(): Promise<void>;
}

/** Plans a mail of the outbox; undefined when it has no recipient. */
export type Composer = (due: DueMail) => Promise<MailPlan | undefined>;

export interface MailerParts {
  readonly outbox: OutboxRepository;
  readonly budget: MailBudget;
  /** Of all mails to addresses that nobody confirmed. */
  readonly unconfirmed: Pick<AllMailsLimit, 'tryConsume'>;
  readonly composers: Readonly<Record<MailKind, Composer>>;
  readonly transport: MailTransport;
  /** Puts into a mail who sends it. */
  readonly nameSender: (mail: Mail) => Promise<Mail>;
  /** Brings what is to be sent into the outbox, before it is looked through. */
  readonly queue?: () => Promise<void>;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
}

/** Strangers can ask for them, to any address. Mails that follow forms have a limit of their own. */
const unconfirmedPurposes: ReadonlySet<MailPurpose> = new Set([
  'confirmation',
  'unconfirmed-reset',
  'link',
]);

/** How often what follows forms is sent, in milliseconds: forms may come by the thousand in a second. */
const soonInterval = 500;

/** How often what failed is looked for, in milliseconds. */
const interval = 30_000;

/** How often the whole outbox is looked through for what is given up, in milliseconds. */
const sweepInterval = 60_000;

/** After so many in a row that it turned away or fell silent at, a mail server is asked as one that is away: it may have closed to us. */
const mostTurnedAway = 3;

type Connection = 'first' | 'second';

/** Milliseconds after which a mail that is still under way has the other connection go on with the rest. */
const slow = 1000;

/**
 * Sends what is in the outbox, one mail after the other, until the transport has taken it; while one is under way, a second
 * connection sends what is asked for meanwhile, to other hosts: a recipient whose host hangs keeps no one else waiting.
 */
export class Mailer {
  /** What its two connections do. */
  private readonly running = new Map<Connection, Promise<void>>();
  /** Two connections never claim at once: each must know the host of the other's mail. */
  private claiming: Promise<unknown> = Promise.resolve();
  private hosts: RecipientHosts;
  private isAskedAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private lastSoon = -soonInterval;
  /** In milliseconds since 1970. No mail is tried until then: the mail server is away. */
  private awayUntil = 0;
  /** In milliseconds since 1970. */
  private lastSweep = 0;
  /** How often in a row the mail server would not take one, for a reason that need not be the mail. */
  private turnedAway = 0;
  private stopping = new AbortController();
  private pace = new Pace();

  constructor(private readonly parts: MailerParts) {
    this.hosts = new RecipientHosts(parts.now);
  }

  /** From now on also tries again by itself. */
  start(): void {
    this.timer = setInterval(() => void this.drain(), interval).unref();
    void this.drain();
  }

  /** Sends all that is due within half a second; many who ask for it are one. */
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

  /** Resolves when the mails that are under way are out. The others stay in the outbox. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.soon);
    this.stopping.abort();
    await Promise.all(this.running.values());
  }

  /** Ends as `stop` does, and then goes on as a mailer that has not sent anything yet. */
  async clear(): Promise<void> {
    clearTimeout(this.soon);
    this.stopping.abort();
    await Promise.all(this.running.values());
    [this.soon, this.lastSoon] = [undefined, -soonInterval];
    [this.awayUntil, this.lastSweep, this.turnedAway] = [0, 0, 0];
    [this.stopping, this.pace] = [new AbortController(), new Pace()];
    this.hosts = new RecipientHosts(this.parts.now);
  }

  /** Sends all that is due. Never rejects: faults are logged, and what failed stays in the outbox. */
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
      this.parts.log.warn({ err: error });
    } finally {
      // Set synchronously after the last check of `isAskedAgain`: a `drain()` in between would be lost.
      this.running.delete(connection);
    }
  }

  private async sweep(): Promise<void> {
    const time = this.parts.now().getTime();
    if (Math.abs(time - this.lastSweep) < sweepInterval) return;
    this.lastSweep = time;
    await this.parts.outbox.sweep();
  }

  private async sendDue(): Promise<void> {
    await this.queueNew();
    // A caller that asks meanwhile may have more to queue: with many mails that wait, it would come in after all of
    // them. One is sent all the same, or a caller that asks without end would stop all mail.
    do {
      if (this.isStopped() || this.isAway()) return;
      await this.pace.next(this.stopping.signal);
    } while (!this.isStopped() && (await this.sendNext()) && !this.isAskedAgain);
  }

  /** What cannot be queued keeps nothing that is. */
  private async queueNew(): Promise<void> {
    await this.parts.queue?.().catch((error: unknown) => this.parts.log.warn({ err: error }));
  }

  /** Answers whether there was one. */
  private async sendNext(): Promise<boolean> {
    const due = await this.claim();
    if (due === undefined) return false;
    const others = setTimeout(() => void this.drain(), slow).unref();
    await this.send(due).catch((error: unknown) => this.parts.log.warn({ err: error }));
    clearTimeout(others);
    this.hosts.end(due.recipient);
    return true;
  }

  /** Of no host to which a mail is under way, or at which one hung. */
  private claim(): Promise<ClaimedMail | undefined> {
    const claimed = this.claiming.then(async () => {
      const due = await this.parts.outbox.claim(this.hosts.leftOut());
      if (due !== undefined) this.hosts.begin(due.recipient);
      return due;
    });
    this.claiming = claimed.catch(() => undefined);
    return claimed;
  }

  private async send(due: ClaimedMail): Promise<void> {
    const { outbox, composers, nameSender, transport } = this.parts;
    const plan = await composers[due.kind](due);
    if (plan?.isWithheld) return outbox.noteFailure(due, '', true);
    const decision = plan === undefined ? 'drop' : await this.decide(due, plan);
    if (typeof decision === 'number') return outbox.postpone(due.id, decision);
    if (plan !== undefined && decision !== 'drop') {
      // No fault in it is the mail server's.
      const written = await plan.write(decision === 'last');
      const mail = await nameSender({ ...written, sender: due.sender });
      try {
        await transport.send({ ...mail, id: due.id });
      } catch (error) {
        await this.noteFault(due, error);
        throw error;
      }
      this.turnedAway = 0;
      await plan.onSent?.();
    }
    await outbox.finish(due.id);
  }

  /** Beyond the limit of all they are dropped: put off, they would fill later hours, and can be asked for again. */
  private async decide(
    due: ClaimedMail,
    { purpose, isToConfirmed = false, isNowOrNever = false }: MailPlan,
  ): Promise<MailDecision> {
    const { budget, unconfirmed } = this.parts;
    const decision = await budget.take(due, purpose);
    if (isNowOrNever && typeof decision === 'number') return 'drop';
    const isCounted = decision === 'send' && !isToConfirmed && unconfirmedPurposes.has(purpose);
    return isCounted && !(await unconfirmed.tryConsume()) ? 'drop' : decision;
  }

  /** A mail that was refused for good is not tried again; where there is no mail server to ask, no other one is. */
  private async noteFault(due: ClaimedMail, error: unknown): Promise<void> {
    const { outbox, now } = this.parts;
    const { words, mayQuote, isRefused, isTurnedAway, isHanging, isAway } = readMailError(error);
    if (isHanging) this.hosts.noteHanging(due.recipient);
    if (isTurnedAway || isHanging) this.turnedAway += 1;
    else if (isRefused) this.turnedAway = 0;
    if (isAway || this.turnedAway >= mostTurnedAway) this.awayUntil = now().getTime() + interval;
    // A server may repeat the link that it did not like, and staff read its words.
    const kept = mayQuote && !holdsNoSecret(due.kind) ? toStatusCode(words) : words;
    await outbox.noteFailure(due, kept, isRefused);
  }

  private isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /** A clock that went back keeps no mail. */
  private isAway(): boolean {
    const left = this.awayUntil - this.parts.now().getTime();
    return left > 0 && left <= interval;
  }
}
