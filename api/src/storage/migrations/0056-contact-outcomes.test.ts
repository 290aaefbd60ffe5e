import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { contactOutcomes } from './0056-contact-outcomes';

it.each(bothDatabases)(
  'takes earlier contacts on %s for having reached the person',
  async (kind) => {
    const { database, remove } = await makeDatabase(kind);
    for (const column of ['outcome', 'try_again_on'])
      await database.schema.alterTable('outreach').dropColumn(column).execute();
    for (const [id, way, sentAt] of [
      ['called', 'hand', null],
      ['sent', 'mail', '2026'],
      ['waiting', 'mail', null],
    ])
      await sql`insert into outreach (id, kind, record_id, way, at, admin_id, request_key, sent_at)
      values (${id}, 'firstTimer', 'r', ${way}, '2026', 'a', ${id}, ${sentAt})`.execute(database);
    await contactOutcomes.up(database);
    const rows = await database
      .selectFrom('outreach')
      .select(['id', 'outcome'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['called', 'reached'],
      ['sent', 'reached'],
      ['waiting', null],
    ]);
    await remove();
  },
);
