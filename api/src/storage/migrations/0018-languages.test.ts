import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { readersLanguages } from './0018-languages';

it.each(bothDatabases)(
  'keeps what staff have chosen on %s, and English as no choice',
  async (kind) => {
    const { database, remove } = await makeDatabase(kind);
    for (const table of ['profiles', 'outbox', 'staff_invitations', 'admins'])
      await database.schema.alterTable(table).dropColumn('language').execute();
    await sql`alter table admins add column language text not null default 'en'`.execute(database);
    await sql`insert into admins (number, id, email, password_hash, created_at, language)
    values (1, 'a', 'a@example.org', 'h', '2026', 'en'),
      (2, 'b', 'b@example.org', 'h', '2026', 'de')`.execute(database);
    await readersLanguages.up(database);
    const rows = await database
      .selectFrom('admins')
      .select(['id', 'language'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: 'a', language: null },
      { id: 'b', language: 'de' },
    ]);
    await remove();
  },
);
