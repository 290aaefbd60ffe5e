import { forgotPassword } from 'contract/member-session-requests';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { bothDatabases } from './databases/databases';
import { makeMember } from './people/members';
import { send } from './people/staff';
import { useApp } from './test-app';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });

  /** Reads all rows. Only new ids and times may differ. */
  const readRows = async () => {
    const tables = await server.database.introspection.getTables();
    const keys = ['data_keys', 'signing_keys'];
    const rows = tables
      .filter(({ name, schema }) => schema !== 'first_rows' && !keys.includes(name))
      .map(async ({ name }) => [name, await readTable(name)] as const);
    return Object.fromEntries(await Promise.all(rows));
  };
  const readTable = async (name: string) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.database);
    return JSON.stringify(rows)
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
  };
  const readNumber = async () => {
    const { _id } = await send(server, 'contact');
    return server.database
      .selectFrom('submissions')
      .select('seq')
      .where('id', '=', _id)
      .executeTakeFirst();
  };

  it('leaves no row, mail, line or file of a test to the next one', async () => {
    const asNew = await readRows();
    const first = await readNumber();
    await makeMember(server, 'ada@example.org');
    await server.logIn();
    await server.post(forgotPassword.path, { email: 'ada@example.org' });
    await server.nextMail(/reset-password/);
    server.app.log.warn('A line.');
    const { dataDir } = server.address;
    mkdirSync(join(dataDir, 'media/files'), { recursive: true });
    writeFileSync(join(dataDir, 'media/files/a.png'), '');
    expect(await readRows()).not.toEqual(asNew);
    await server.reset();
    expect(await readRows()).toEqual(asNew);
    expect(await server.allMails()).toEqual([]);
    expect(server.logged).toEqual([]);
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('church.sqlite'))).toEqual([]);
    expect(await readNumber()).toEqual(first);
    expect(await server.logIn()).toHaveProperty('cookie');
  });

  it('lets no one delete from the audit log, as before', async () => {
    const erase = () => sql`delete from audit_log`.execute(server.database);
    await server.logIn();
    await expect(erase()).rejects.toThrow();
    await server.reset();
    await server.logIn();
    await expect(erase()).rejects.toThrow();
  });
});
