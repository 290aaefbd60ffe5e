import type { RecordKind } from 'contract/review';
import { hoursAhead } from 'contract/innsbruck-clock';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import type { MailKind } from '../../mail/mail-kind';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { MailChoiceRepository } from './mail-choice-repository';
import type { MailedAccount } from './mail-choice-repository';

/** Of what arrived, in one transaction. */
const batch = 500;

/** Before every other day, and not before the first digest. */
const noDay = '0000-00-00';

/** In milliseconds. */
const hourLength = 3_600_000;

interface StaffNewsParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
}

/** Which section of which account an `arrival-notice` in the outbox is about. */
export const noticeSubject = (accountId: string, kind: RecordKind) => `${accountId}:${kind}`;

/**
 * Turns what arrived into mails to staff in the outbox. What they may read is asked again when a mail is sent; one that
 * waits is not added twice, so that a flood is one mail for each of them and section.
 */
export class StaffNews {
  /** By Innsbruck's clock: when it was last looked whose hour has come. */
  private lastMinute = '';

  constructor(private readonly parts: StaffNewsParts) {}

  /** Of the digests whose hour has come, and of all that arrived until now. */
  async queueMails(): Promise<void> {
    await this.queueDigests();
    while (await this.queueArrivals());
  }

  clear(): void {
    this.lastMinute = '';
  }

  /** Answers whether there may be more. The news go and the mails come in one transaction. */
  private queueArrivals(): Promise<boolean> {
    return this.parts.database.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('staff_news')
        .where('id', 'in', (query) => query.selectFrom('staff_news').select('id').limit(batch))
        .returning('kind')
        .execute();
      if (gone.length === 0) return false;
      const kinds = new Set(gone.map(({ kind }) => kind as RecordKind));
      for (const account of await new MailChoiceRepository(transaction).list())
        for (const kind of kinds)
          if (account.mails.sections[kind] === 'at-once')
            await this.add(transaction, 'arrival-notice', account, noticeSubject(account.id, kind));
      return gone.length === batch;
    });
  }

  private async queueDigests(): Promise<void> {
    const { database, now } = this.parts;
    const time = now().getTime();
    const local = new Date(time + hoursAhead(time) * hourLength).toISOString();
    const minute = local.slice(0, 16);
    if (minute === this.lastMinute) return;
    const [today, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
    const tomorrow = toInnsbruckDay(new Date(time + 24 * hourLength));
    for (const account of await new MailChoiceRepository(database).list()) {
      const { digestHour } = account.mails;
      // Later than tomorrow is from before a clock went back; other processes' clocks may be ahead by less.
      const lastDigest = account.lastDigest > tomorrow ? '' : account.lastDigest;
      if (digestHour === null || lastDigest >= today) continue;
      const isDue = digestHour <= hour;
      if (lastDigest === '')
        // No account gets one for an hour that was over when it was chosen, or when the server was new.
        await this.begin(account.id, digestHour, isDue ? today : noDay);
      else if (isDue) await this.queueDigest(account, today);
    }
    this.lastMinute = minute;
  }

  private async begin(admin_id: string, hour: number, last_day: string): Promise<void> {
    await this.parts.database
      .insertInto('staff_digests')
      .values({ admin_id, hour, last_day })
      .onConflict((conflict) => conflict.column('admin_id').doUpdateSet({ last_day }))
      .execute();
  }

  /** Once a day, also where two processes do so at once. */
  private queueDigest(account: MailedAccount, today: string): Promise<void> {
    return this.parts.database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('staff_digests')
        .set({ last_day: today })
        .where('admin_id', '=', account.id)
        .where('last_day', '<', today)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) await this.add(transaction, 'waiting-digest', account, account.id);
    });
  }

  private add(
    database: Database,
    kind: MailKind,
    { email }: MailedAccount,
    subject: string,
  ): Promise<void> {
    const { now, makeId } = this.parts;
    return new OutboxRepository(database, now, makeId).addNews(kind, email, subject);
  }
}
