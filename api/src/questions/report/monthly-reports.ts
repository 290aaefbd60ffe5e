import type { FastifyInstance } from 'fastify';
import { innsbruckMinute } from 'contract/innsbruck-moment';
import { monthsAfter } from 'contract/periods';
import { OutboxRepository } from '../../mail/outbox-repository';
import { ReportChoiceRepository } from './report-choice-repository';

/** The last day of a month on which the report of the month before is queued, if the server did not run before. */
const lastDay = 7;

/** The hour in Innsbruck before which no report is queued. */
const firstHour = 6;

/** The subject of a `monthly-report` in the outbox: the account and the month. */
const toReportSubject = (accountId: string, month: string) => `${accountId}:${month}`;

export function readReportSubject(subject: string) {
  const [id = '', month = ''] = subject.split(':');
  return { id, month };
}

/** Queues the report of the last month, in the first days of each, to all staff who want it. */
export class MonthlyReports {
  /** The minute, in Innsbruck's time zone, in which due reports were last looked for. */
  private lastMinute = '';

  constructor(private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'makeId'>) {}

  async queueMails(): Promise<void> {
    const { database, now } = this.app;
    const minute = innsbruckMinute(now());
    if (minute === this.lastMinute) return;
    const [day, hour] = [Number(minute.slice(8, 10)), Number(minute.slice(11, 13))];
    if (day <= lastDay && hour >= firstHour) {
      const month = monthsAfter(minute.slice(0, 7), -1);
      for (const { id, email } of await new ReportChoiceRepository(database).listDue(month))
        await this.queue(id, email, month);
    }
    this.lastMinute = minute;
  }

  clear(): void {
    this.lastMinute = '';
  }

  /** Queues one report a month, even if two processes do so at once. */
  private queue(id: string, email: string, month: string): Promise<void> {
    const { database, now, makeId } = this.app;
    return database.transaction().execute(async (transaction) => {
      if (!(await new ReportChoiceRepository(transaction).claim(id, month))) return;
      const outbox = new OutboxRepository(transaction, now, makeId);
      await outbox.addNews('monthly-report', email, toReportSubject(id, month));
    });
  }
}
