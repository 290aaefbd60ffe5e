import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailTransport } from './mail-transport';
import type { MailKind, OutboxRepository } from './outbox-repository';

/** The words of a mail to a recipient; undefined when there is nobody to write to. */
export type Composer = (recipient: string) => Promise<Mail | undefined>;

export interface MailerParts {
  readonly outbox: OutboxRepository;
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
      // In the same breath as the last look: nobody's wish falls between the two.
      this.running = undefined;
    }
  }

  private async sendDue(): Promise<void> {
    const { outbox, composers, transport, log } = this.parts;
    await outbox.sweep();
    while (!this.isStopped) {
      const due = await outbox.claim();
      if (due === undefined) return;
      try {
        const mail = await composers[due.kind](due.recipient);
        if (mail !== undefined) await transport.send(mail);
        await outbox.finish(due.id);
      } catch (error) {
        log.warn({ err: error });
      }
    }
  }
}
