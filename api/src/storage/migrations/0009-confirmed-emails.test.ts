import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { memberTables } from './0002-member-tables';
import { confirmedEmails } from './0009-confirmed-emails';

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    await goBack(test);
  });
  afterEach(() => test.remove());

  it('keeps links and mails that are on their way, and takes no address for confirmed', async () => {
    const { database } = test;
    const time = '2026-03-01T10:00:00.000Z';
    await sql`insert into profiles (id, body, created_at, updated_at, version, email, password_hash)
      values ('p', '{}', ${time}, ${time}, 0, 'ada@example.org', 'h')`.execute(database);
    await sql`insert into reset_tokens (profile_id, token_hash, created_at)
      values ('p', 't', ${time})`.execute(database);
    for (const [id, sent] of [
      ['waits', null],
      ['sent', time],
    ] as const) {
      await sql`insert into outbox (id, kind, recipient, attempts, next_try_at, sent_at, created_at)
        values (${id}, 'reset-link', ${id}, 3, ${time}, ${sent}, ${time})`.execute(database);
    }
    await database.transaction().execute((transaction) => confirmedEmails.up(transaction));
    const tokens = await database.selectFrom('reset_tokens').selectAll().execute();
    expect(tokens).toEqual([{ token_hash: 't', profile_id: 'p', created_at: time }]);
    const mails = await database.selectFrom('outbox').selectAll().execute();
    expect(mails).toMatchObject([{ id: 'waits', profile_id: '', attempts: 3 }]);
    const profiles = await database.selectFrom('profiles').select('email_confirmed_at').execute();
    expect(profiles).toEqual([{ email_confirmed_at: null }]);
  });
});

/** Restores the tables as they were before this migration. */
async function goBack({ database }: TestDatabase): Promise<void> {
  const made = ['email_tokens', 'pending_emails', 'mail_budgets'];
  const before = ['member_sessions', 'reset_tokens', 'login_attempts', 'outbox'];
  for (const table of [...made, ...before]) await database.schema.dropTable(table).execute();
  await database.schema.alterTable('profiles').dropColumn('email_confirmed_at').execute();
  await memberTables.up(database);
}
