import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Tables } from '../../storage/tables/tables';
import type { DueRow } from './due-records';
import { ProfileNotices } from './profile-notices';
import type { RetainedRow } from './retained-rows';

/** The daily maximum of notices, so that a wrong retention period is noticed before all members get one. */
const mailsPerDay = 50;

/** Sends one day's notices to members whose profiles end. */
export class NoticeRound {
  private left = mailsPerDay;

  constructor(private readonly app: Pick<FastifyInstance, 'now' | 'makeId'>) {}

  /**
   * Queues emails to members who were not notified, again each day until the mail server accepts them. Forgets the
   * notices of profiles that no longer end.
   * @param rows the rows that were examined
   * @param judged the due records among them
   */
  async tell(
    transaction: Transaction<Tables>,
    rows: readonly RetainedRow[],
    judged: readonly DueRow[],
  ): Promise<void> {
    const notices = new ProfileNotices(transaction);
    const ending = new Set(judged.filter(({ notice }) => notice !== undefined).map(({ id }) => id));
    await notices.forget(rows.map(({ id }) => id).filter((id) => !ending.has(id)));
    const ids = judged
      .filter(({ notice }) => notice === 'to-mail')
      .map(({ id }) => id)
      .slice(0, this.left);
    if (ids.length === 0) return;
    this.left -= ids.length;
    await notices.ask(ids);
    const outbox = new OutboxRepository(transaction, this.app.now, this.app.makeId);
    const members = await transaction
      .selectFrom('profiles')
      .select(['id', 'email'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, email } of members) await outbox.add('profile-end', email, id);
  }
}
