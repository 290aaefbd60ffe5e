import type { FastifyInstance } from 'fastify';
import type { RecordKind } from 'contract/review';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import { innsbruckMinute } from 'contract/innsbruck-moment';
import type { MailKind } from '../../mail/mail-kind';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import { ColleagueNewsRepository } from '../colleague-news/colleague-news-repository';
import { MailChoiceRepository } from './mail-choice-repository';
import type { MailedAccount } from './mail-choice-repository';

/** Arrivals that one transaction handles. */
const batch = 500;

/** A day before all others: it stands for "no digest yet". */
const noDay = '0000-00-00';

const dayLength = 86_400_000;

/** The subject of an `arrival-notice` in the outbox: the account and its section. */
export const noticeSubject = (accountId: string, kind: RecordKind) => `${accountId}:${kind}`;

/**
 * Turns arrivals into emails to staff in the outbox. Rights are checked again when an email is sent. A pending email is
 * not added twice, so a flood causes one email for each account and section.
 */
export class StaffNews {
  /** The minute, in Innsbruck's time zone, in which due digests were last looked for. */
  private lastMinute = '';

  constructor(private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'makeId'>) {}

  /** Queues the digests that are due, the notices of all arrivals until now, and what colleagues did. */
  async queueMails(): Promise<void> {
    await this.queueDigests();
    await this.queueColleagueNews();
    while (await this.queueArrivals());
  }

  clear(): void {
    this.lastMinute = '';
  }

  /** Removes the arrivals and adds their emails in one transaction. Returns whether there may be more. */
  private queueArrivals(): Promise<boolean> {
    return this.app.database.transaction().execute(async (transaction) => {
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

  /** A waiting email is not added twice, and lists what happened when it is sent. */
  private async queueColleagueNews(): Promise<void> {
    const { database, now, makeId } = this.app;
    const news = new ColleagueNewsRepository(database, now, makeId);
    for (const id of await news.listDue()) {
      const account = await new MailChoiceRepository(database).find(id);
      if (account?.mails.colleagueNews) await this.add(database, 'colleague-notice', account, id);
      else await news.remove(id);
    }
  }

  private async queueDigests(): Promise<void> {
    const { database, now } = this.app;
    const time = now();
    const minute = innsbruckMinute(time);
    if (minute === this.lastMinute) return;
    const [today, hour] = [minute.slice(0, 10), Number(minute.slice(11, 13))];
    const tomorrow = toInnsbruckDay(new Date(time.getTime() + dayLength));
    for (const account of await new MailChoiceRepository(database).list()) {
      const { digestHour } = account.mails;
      // A date after tomorrow is from before the clock was set back; clocks of other processes may be ahead by less.
      const lastDigest = account.lastDigest > tomorrow ? '' : account.lastDigest;
      if (digestHour === null || lastDigest >= today) continue;
      const isDue = digestHour <= hour;
      if (lastDigest === '')
        // No account gets a digest for an hour that had passed when it was chosen or when the server was set up.
        await this.begin(account.id, digestHour, isDue ? today : noDay);
      else if (isDue) await this.queueDigest(account, today);
    }
    this.lastMinute = minute;
  }

  private async begin(admin_id: string, hour: number, last_day: string): Promise<void> {
    await this.app.database
      .insertInto('staff_digests')
      .values({ admin_id, hour, last_day })
      .onConflict((conflict) => conflict.column('admin_id').doUpdateSet({ last_day }))
      .execute();
  }

  /** Queues one digest a day, even if two processes do so at once. */
  private queueDigest(account: MailedAccount, today: string): Promise<void> {
    return this.app.database.transaction().execute(async (transaction) => {
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
    const { now, makeId } = this.app;
    return new OutboxRepository(database, now, makeId).addNews(kind, email, subject);
  }
}
