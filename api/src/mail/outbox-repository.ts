import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { lifetimes } from 'contract/lifetimes';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import type { MailKind } from './mail-kind';

const minutes = 60_000;

/** After so many attempts, about an hour, a mail is given up. */
const maxAttempts = 15;

/** After so long, in milliseconds, a mail whose turn did not come is given up. */
const maxWait = lifetimes.waitingMail;

export interface DueMail {
  readonly id: string;
  readonly kind: MailKind;
  /** Lower-cased. */
  readonly recipient: string;
  /** Of the profile, account or invitation that it is about; '' where that is not known yet. */
  readonly profileId: string;
  /** Of the page that asked for it; undefined where it named none. What its reader has chosen goes before. */
  readonly language: Language | undefined;
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
   * repeated request is not given up early, and the language of the last page that named one.
   */
  async add(kind: MailKind, recipient: string, profileId = '', language?: Language): Promise<void> {
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
        language: language ?? null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'recipient', 'profile_id'])
          .doUpdateSet({ attempts: 0, created_at, ...(language !== undefined && { language }) }),
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
      if (numUpdatedRows !== 1n) continue;
      return { ...due, kind: due.kind as MailKind, language: readLanguage(due.language) };
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

  /**
   * Reset links first: their recipients are locked out. Other mails, which strangers can cause too, can wait; last of all
   * those for which all records may have to be searched.
   */
  private findDue() {
    return this.database
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'profile_id as profileId', 'language'])
      .select(['attempts', 'next_try_at'])
      .where('attempts', '<', maxAttempts)
      .where('next_try_at', '<=', this.later(0))
      .orderBy((eb) =>
        eb
          .case()
          .when('kind', '=', 'reset-link')
          .then(0)
          .when('kind', '=', 'my-data-link')
          .then(2)
          .else(1)
          .end(),
      )
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
