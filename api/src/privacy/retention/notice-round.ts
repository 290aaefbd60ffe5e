import type { Transaction } from 'kysely';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { Tables } from '../../storage/tables/tables';
import type { DueRow } from './due-records';
import { ProfileNotices } from './profile-notices';
import type { RetainedRow } from './retained-rows';

interface NoticeParts {
  readonly now: Clock;
  readonly makeId: IdMaker;
}

/** Mails of a day: a wrong declaration is noticed before all members have one. The others have theirs on the next days. */
const mailsPerDay = 50;

/** Has the members told whose profiles end, on one day. */
export class NoticeRound {
  private left = mailsPerDay;

  constructor(private readonly parts: NoticeParts) {}

  /**
   * Asks for the mails to members who were not told, once more each day until the mail server has taken them. Forgets
   * those of profiles that end no more.
   * @param rows that were looked at
   * @param judged what was found of them
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
    const outbox = new OutboxRepository(transaction, this.parts.now, this.parts.makeId);
    const members = await transaction
      .selectFrom('profiles')
      .select(['id', 'email'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, email } of members) await outbox.add('profile-end', email, id);
  }
}
