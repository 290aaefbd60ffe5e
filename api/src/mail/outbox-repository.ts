import { sql } from 'kysely';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { lifetimes } from 'contract/lifetimes';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import type { IdMaker } from '../storage/time-ordered-id';
import { formMailPriority, getPriority } from './mail-kind';
import type { MailKind } from './mail-kind';

const minutes = 60_000;

/** Nothing is put off for so long, in milliseconds. */
const day = 24 * 60 * minutes;

/** After so long, in milliseconds, a mail that could not be sent is given up. */
const maxWait = lifetimes.waitingMail;

/** When a mail is tried that was refused for good: after every other time. */
export const neverTried = '9999-12-31T23:59:59.999Z';

export interface DueMail {
  readonly id: string;
  readonly kind: MailKind;
  /** Lower-cased. */
  readonly recipient: string;
  /** Of the profile, account, invitation or record that it is about; '' where that is not known yet. */
  readonly profileId: string;
  /** Of the page that asked for it; undefined where it named none. What its reader has chosen goes before. */
  readonly language: Language | undefined;
}

type RequestedMail = Pick<DueMail, 'kind' | 'recipient' | 'profileId'> & {
  readonly language?: Language | undefined;
  readonly sender?: string;
};

/** One that is being sent. */
export interface ClaimedMail extends DueMail {
  /** The address that it is sent from; null: the church's own. */
  readonly sender: string | null;
  /** How long it waits once this attempt has failed, in milliseconds. */
  readonly pause: number;
}

/** How long a mail is its process's, in milliseconds: longer than a mail server takes that answers at all. */
const lease = 4 * minutes;

/** All SQL about mail that is to be sent. */
export class OutboxRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /**
   * Requests a mail. One that is already waiting is not added twice, but is kept as long as a new one, so that a late
   * repeated request is not given up early, and gets the language of the last page that named one. What was refused for
   * good is tried once more.
   */
  async add(kind: MailKind, recipient: string, profileId = '', language?: Language): Promise<void> {
    await this.request({ kind, recipient, profileId, language });
  }

  /** The same from an address of its own. One that is already waiting keeps the one that it has. */
  async addFrom(
    sender: string,
    mail: Pick<DueMail, 'kind' | 'recipient' | 'profileId'>,
  ): Promise<void> {
    await this.request({ ...mail, sender });
  }

  /** The same for what no user asks for and may come all the time: what was refused is tried again after an hour. */
  async addNews(kind: MailKind, recipient: string, profileId: string): Promise<void> {
    await this.request({ kind, recipient, profileId }, this.later(-60 * minutes));
  }

  /** @param refusedBefore what was asked for later is not tried again where it was refused; absent: all is */
  private async request(
    { kind, recipient, profileId, language, sender }: RequestedMail,
    refusedBefore = neverTried,
  ): Promise<void> {
    const created_at = this.later(0);
    await this.database
      .insertInto('outbox')
      .values({
        id: this.makeId(),
        kind,
        recipient: recipient.toLowerCase(),
        profile_id: profileId,
        priority: getPriority(kind),
        attempts: 0,
        next_try_at: created_at,
        created_at,
        language: language ?? null,
        sender: sender ?? null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['profile_id', 'kind', 'recipient'])
          .doUpdateSet(({ ref, case: when }) => ({
            ...{ attempts: 0, created_at, ...(language !== undefined && { language }) },
            next_try_at: when()
              .when('outbox.next_try_at', '=', neverTried)
              .then(created_at)
              .else(ref('outbox.next_try_at'))
              .end(),
          }))
          .where(({ or, eb }) =>
            or([
              eb('outbox.next_try_at', '<>', neverTried),
              eb('outbox.created_at', '<=', refusedBefore),
            ]),
          ),
      )
      .execute();
  }

  /**
   * Takes the oldest mail that is due, the most urgent kind first, and puts off its next attempt at once: another process
   * will not take it as well, and after the end of this process it needs no further word to be tried again.
   * @param leftOut domains of recipients whose mails stay where they are
   */
  async claim(leftOut: readonly string[] = []): Promise<ClaimedMail | undefined> {
    for (;;) {
      const mail = await this.findDue(leftOut);
      if (mail === undefined) return undefined;
      const { attempts, next_try_at, priority, ...due } = mail;
      const pause = pauseAfter(attempts, priority);
      const { numUpdatedRows } = await this.database
        .updateTable('outbox')
        .set({ attempts: attempts + 1, next_try_at: this.later(Math.max(pause, lease)) })
        .where('id', '=', mail.id)
        .where('attempts', '=', attempts)
        .where('next_try_at', '=', next_try_at)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) continue;
      return { ...due, pause, kind: due.kind as MailKind, language: readLanguage(due.language) };
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

  /** Keeps why an attempt failed. What was refused for good is not tried again, and kept until it is given up. */
  async noteFailure({ id, pause }: ClaimedMail, words: string, isRefused: boolean): Promise<void> {
    await this.database
      .updateTable('outbox')
      .set({ failure: words, next_try_at: isRefused ? neverTried : this.later(pause) })
      .where('id', '=', id)
      .execute();
  }

  /** Tries one that was refused once more, for no longer than it is kept anyway. False where it is none, or no more. */
  async tryAgain(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('outbox')
      .set({ attempts: 0, next_try_at: this.later(0) })
      .where('id', '=', id)
      .where('next_try_at', '=', neverTried)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Removes what was given up, and has what a clock that went back has left far ahead begin now. */
  async sweep(): Promise<void> {
    const now = this.later(0);
    await this.database
      .deleteFrom('outbox')
      .where('created_at', '<=', this.later(-maxWait))
      .execute();
    await this.database
      .updateTable('outbox')
      .set({ created_at: now })
      .where('created_at', '>', this.later(day))
      .execute();
    await this.database
      .updateTable('outbox')
      .set({ next_try_at: now })
      .where('next_try_at', '>', this.later(day))
      .where('next_try_at', '<>', neverTried)
      .execute();
  }

  /** One look into the index for each priority, so that what waits for a later time costs nothing. */
  private async findDue(leftOut: readonly string[]) {
    for (let priority = 0; priority <= formMailPriority; priority++) {
      const due = await this.database
        .selectFrom('outbox')
        .select(['id', 'kind', 'recipient', 'profile_id as profileId', 'language'])
        .select(['sender', 'attempts', 'next_try_at', 'priority'])
        .where('priority', '=', priority)
        .where('next_try_at', '<=', this.later(0))
        .where(({ and }) => and(leftOut.map(isElsewhere)))
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (due !== undefined) return due;
    }
    return undefined;
  }

  private later(milliseconds: number): string {
    return new Date(this.now().getTime() + milliseconds).toISOString();
  }
}

/** Holds for mails whose recipient is neither at a domain nor at a host below it. */
const isElsewhere = (domain: string) => {
  const end = domain.replaceAll(/[\\%_]/g, '\\$&');
  return sql<boolean>`recipient not like ${`%@${end}`} escape '\\'
    and recipient not like ${`%@%.${end}`} escape '\\'`;
};

/** 1, 2, 4, ... minutes, in milliseconds; a recipient of a link waits five at most, the others an hour. */
const pauseAfter = (attempts: number, priority: number) =>
  Math.min(2 ** attempts, priority < formMailPriority ? 5 : 60) * minutes;
