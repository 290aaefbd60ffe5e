import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';

const minutes = 60_000;

/** After so many attempts, about an hour, nobody waits for the mail any more. */
const maxAttempts = 15;

/** For so long after a mail, the same mail to the same person is not sent again. */
export const quietTime = 1 * minutes;

/** What a mail is about. Its words are found when it is sent, so that no secret waits in the table. */
export type MailKind = 'reset-link';

export interface DueMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
}

/** All SQL about mail that is to be sent. */
export class OutboxRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /** Asks for a mail. One that waits already, or was sent a moment ago, is not asked for twice. */
  async add(kind: MailKind, recipient: string): Promise<void> {
    await this.sweep();
    const time = this.now().toISOString();
    await this.database
      .insertInto('outbox')
      .values({
        id: this.makeId(),
        kind,
        recipient: recipient.toLowerCase(),
        attempts: 0,
        next_try_at: time,
        sent_at: null,
        created_at: time,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * Takes the oldest mail that is due and puts off its next attempt at once: another process will not take it
   * as well, and a failure, even of this process, needs no further word to be tried again.
   */
  async claim(): Promise<DueMail | undefined> {
    for (;;) {
      const mail = await this.findDue();
      if (mail === undefined) return undefined;
      const { numUpdatedRows } = await this.database
        .updateTable('outbox')
        .set({ attempts: mail.attempts + 1, next_try_at: this.later(waitAfter(mail.attempts)) })
        .where('id', '=', mail.id)
        .where('attempts', '=', mail.attempts)
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) return { ...mail, kind: mail.kind as MailKind };
    }
  }

  /** Marks a mail as sent. It leaves the table when its quiet time is over. */
  async finish(id: string): Promise<void> {
    await this.database
      .updateTable('outbox')
      .set({ sent_at: this.now().toISOString() })
      .where('id', '=', id)
      .execute();
  }

  /** Removes what was sent and what was given up. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('outbox')
      .where(({ or, and, eb }) =>
        or([
          eb('sent_at', '<=', this.later(-quietTime)),
          and([eb('attempts', '>=', maxAttempts), eb('next_try_at', '<=', this.later(0))]),
        ]),
      )
      .execute();
  }

  private findDue() {
    return this.database
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'attempts'])
      .where('sent_at', 'is', null)
      .where('attempts', '<', maxAttempts)
      .where('next_try_at', '<=', this.later(0))
      .orderBy('next_try_at')
      .orderBy('id')
      .executeTakeFirst();
  }

  private later(milliseconds: number): string {
    return new Date(this.now().getTime() + milliseconds).toISOString();
  }
}

/** 1, 2, 4, then always 5 minutes, in milliseconds. */
const waitAfter = (attempts: number) => Math.min(2 ** attempts, 5) * minutes;
