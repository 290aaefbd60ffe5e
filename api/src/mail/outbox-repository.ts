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

/** The longest delay, in milliseconds. */
const day = 24 * 60 * minutes;

/** Milliseconds after which an email that could not be sent is given up. */
const maxWait = lifetimes.waitingMail;

/** The next attempt of an email that was refused for good: after every other time. */
export const neverRetryTime = '9999-12-31T23:59:59.999Z';

export interface DueMail {
  readonly id: string;
  readonly kind: MailKind;
  /** Lower-cased. */
  readonly recipient: string;
  /** The id of the profile, account, invitation or record that it is about; '' where that is not known yet. */
  readonly profileId: string;
  /**
   * The language of the page that requested it; undefined where it named none. The reader's own choice takes
   * precedence.
   */
  readonly language: Language | undefined;
}

type RequestedMail = Pick<DueMail, 'kind' | 'recipient' | 'profileId'>;

interface RequestOptions {
  readonly language?: Language | undefined;
  readonly sender?: string;
  /** Only emails requested before this time are tried again after a refusal; by default all are. */
  readonly refusedBefore?: string;
}

/** Emails that one statement stores. */
const mailsPerPiece = 250;

/** An email that is being sent. */
export interface ClaimedMail extends DueMail {
  /** The sender's address; null for the church's own. */
  readonly sender: string | null;
  /** The delay after this attempt fails, in milliseconds. */
  readonly pause: number;
}

/** The time for which a process owns a claimed email, in milliseconds: longer than a working mail server takes. */
const lease = 4 * minutes;

/** All SQL about the outbox of emails. */
export class OutboxRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /**
   * Requests an email. One that is waiting already is not added twice: its time limit starts again, so that a repeated
   * request is not given up early, and it gets the language of the last page that named one. One that was refused for
   * good is tried once more.
   */
  async add(kind: MailKind, recipient: string, profileId = '', language?: Language): Promise<void> {
    await this.request([{ kind, recipient, profileId }], { language });
  }

  /** Does the same for many emails about different things at once. */
  async addAll(mails: readonly RequestedMail[], language?: Language): Promise<void> {
    for (let start = 0; start < mails.length; start += mailsPerPiece)
      await this.request(mails.slice(start, start + mailsPerPiece), { language });
  }

  /** Requests an email with a sender of its own. One that is waiting already keeps its sender. */
  async addFrom(sender: string, mail: RequestedMail): Promise<void> {
    await this.request([mail], { sender });
  }

  /**
   * Requests an email that no user asks for and that may recur all the time: one that was refused is tried again after
   * an hour.
   */
  async addNews(kind: MailKind, recipient: string, profileId: string): Promise<void> {
    const refusedBefore = this.later(-60 * minutes);
    await this.request([{ kind, recipient, profileId }], { refusedBefore });
  }

  private async request(
    mails: readonly RequestedMail[],
    { language, sender, refusedBefore = neverRetryTime }: RequestOptions,
  ): Promise<void> {
    const created_at = this.later(0);
    await this.database
      .insertInto('outbox')
      .values(
        mails.map(({ kind, recipient, profileId }) => ({
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
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['profile_id', 'kind', 'recipient'])
          .doUpdateSet(({ ref, case: when }) => ({
            ...{ attempts: 0, created_at, ...(language !== undefined && { language }) },
            next_try_at: when()
              .when('outbox.next_try_at', '=', neverRetryTime)
              .then(created_at)
              .else(ref('outbox.next_try_at'))
              .end(),
          }))
          .where(({ or, eb }) =>
            or([
              eb('outbox.next_try_at', '<>', neverRetryTime),
              eb('outbox.created_at', '<=', refusedBefore),
            ]),
          ),
      )
      .execute();
  }

  /**
   * Claims the oldest due email of the most urgent kind and sets its next attempt at once: no other process claims it
   * meanwhile, and if this process ends it is tried again without further action.
   * @param leftOut domains of recipients to skip
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

  /** Removes an email that was sent or has no recipient. */
  async finish(id: string): Promise<void> {
    await this.database.deleteFrom('outbox').where('id', '=', id).execute();
  }

  /** Postpones an email to a time in milliseconds since 1970, without counting an attempt. */
  async postpone(id: string, time: number): Promise<void> {
    await this.database
      .updateTable('outbox')
      .set({ attempts: 0, next_try_at: new Date(time).toISOString() })
      .where('id', '=', id)
      .execute();
  }

  /**
   * Stores why an attempt failed. An email that was refused for good is not tried again, and is kept until it is given
   * up.
   */
  async noteFailure({ id, pause }: ClaimedMail, words: string, isRefused: boolean): Promise<void> {
    await this.database
      .updateTable('outbox')
      .set({ failure: words, next_try_at: isRefused ? neverRetryTime : this.later(pause) })
      .where('id', '=', id)
      .execute();
  }

  /** Tries a refused email once more, within its original time limit. Returns false where there is no such email. */
  async tryAgain(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('outbox')
      .set({ attempts: 0, next_try_at: this.later(0) })
      .where('id', '=', id)
      .where('next_try_at', '=', neverRetryTime)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Removes emails that are given up, and resets times far in the future, which a clock that went back has left. */
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
      .where('next_try_at', '<>', neverRetryTime)
      .execute();
  }

  /** Finds the next due email with one index look-up per priority, so that postponed ones cost nothing. */
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

/** Matches emails whose recipient is neither at a domain nor at a host below it. */
const isElsewhere = (domain: string) => {
  const end = domain.replaceAll(/[\\%_]/g, '\\$&');
  return sql<boolean>`recipient not like ${`%@${end}`} escape '\\'
    and recipient not like ${`%@%.${end}`} escape '\\'`;
};

/** Returns 1, 2, 4, ... minutes in milliseconds, up to five for a link and up to an hour for others. */
const pauseAfter = (attempts: number, priority: number) =>
  Math.min(2 ** attempts, priority < formMailPriority ? 5 : 60) * minutes;
