import { lifetimes } from 'contract/lifetimes';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';

const minutes = 60_000;

/** After so many attempts, about an hour, a mail is given up. */
const maxAttempts = 15;

/** After so long, in milliseconds, a mail whose turn did not come is given up. */
const maxWait = lifetimes.waitingMail;

/** What a mail is about. Its words are found when it is sent, so that no secret waits in the table. */
export type MailKind =
  'reset-link' | 'confirm-email' | 'email-change-notice' | 'password-change-notice' | StaffMailKind;

/** What staff are told about their account, and the link to a new e-mail address. */
export type StaffMailKind =
  | 'staff-confirm-email'
  | 'staff-email-notice'
  | 'staff-password-notice'
  | 'staff-factor-notice'
  | 'staff-recovery-notice'
  | 'staff-reset-notice';

export interface DueMail {
  readonly id: string;
  readonly kind: MailKind;
  /** Lower-cased. */
  readonly recipient: string;
  /** Of the profile or account that it is about; '' where that is not known yet. */
  readonly profileId: string;
}

/** All SQL about mail that is to be sent. */
export class OutboxRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /**
   * Requests a mail. One that is already waiting is not added twice, but gets all its attempts again, so that a late
   * repeated request is not given up early.
   */
  async add(kind: MailKind, recipient: string, profileId = ''): Promise<void> {
    await this.sweep();
    const created_at = this.later(0);
    await this.database
      .insertInto('outbox')
      .values({
        id: this.makeId(),
        kind,
        recipient: recipient.toLowerCase(),
        profile_id: profileId,
        attempts: 0,
        next_try_at: created_at,
        created_at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'recipient', 'profile_id'])
          .doUpdateSet({ attempts: 0, created_at }),
      )
      .execute();
  }

  /**
   * Takes the oldest mail that is due, reset links first, and puts off its next attempt at once: another process will
   * not take it as well, and a failure, even of this process, needs no further word to be tried again.
   */
  async claim(): Promise<DueMail | undefined> {
    for (;;) {
      const mail = await this.findDue();
      if (mail === undefined) return undefined;
      const { attempts, next_try_at, ...due } = mail;
      const { numUpdatedRows } = await this.database
        .updateTable('outbox')
        .set({ attempts: attempts + 1, next_try_at: this.later(waitAfter(attempts)) })
        .where('id', '=', mail.id)
        .where('attempts', '=', attempts)
        .where('next_try_at', '=', next_try_at)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) return { ...due, kind: due.kind as MailKind };
    }
  }

  /** Removes a mail: it was sent, or has no recipient. */
  async finish(id: string): Promise<void> {
    await this.database.deleteFrom('outbox').where('id', '=', id).execute();
  }

  /** Leaves a mail until a time, in milliseconds since 1970: that was no attempt. */
  async postpone(id: string, time: number): Promise<void> {
    await this.database
      .updateTable('outbox')
      .set({ attempts: 0, next_try_at: new Date(time).toISOString() })
      .where('id', '=', id)
      .execute();
  }

  /** Removes what was given up. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('outbox')
      .where(({ or, and, eb }) =>
        or([
          eb('created_at', '<=', this.later(-maxWait)),
          and([eb('attempts', '>=', maxAttempts), eb('next_try_at', '<=', this.later(0))]),
        ]),
      )
      .execute();
  }

  /** Reset links first: their recipients are locked out. Other mails, which strangers can cause too, can wait. */
  private findDue() {
    return this.database
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'profile_id as profileId', 'attempts', 'next_try_at'])
      .where('attempts', '<', maxAttempts)
      .where('next_try_at', '<=', this.later(0))
      .orderBy((eb) => eb.case().when('kind', '=', 'reset-link').then(0).else(1).end())
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
