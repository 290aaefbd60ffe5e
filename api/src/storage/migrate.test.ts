import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { bothDatabases, makeDatabase } from '../../testing/databases/databases';
import { migrate, NewerDatabaseError } from './migrate';

it('says of a database that a newer release has changed what to do, and changes nothing', async () => {
  const test = await makeDatabase('sqlite');
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(
    test.database,
  );
  const refused = migrate(test.database, 'sqlite');
  await expect(refused).rejects.toThrow(NewerDatabaseError);
  await expect(refused).rejects.toThrow(
    'changed by a newer release (9999-later). Use that release, or restore a backup',
  );
  await test.remove();
});

it.each(bothDatabases)('asks Kysely on %s only where something has not run', async (kind) => {
  const test = await makeDatabase(kind);
  const run = jest.spyOn(Migrator.prototype, 'migrateToLatest').mockResolvedValue({ results: [] });
  await migrate(test.database, kind);
  expect(run).not.toHaveBeenCalled();
  await sql`delete from kysely_migration where name = '0013-roles'`.execute(test.database);
  await migrate(test.database, kind);
  expect(run).toHaveBeenCalledTimes(1);
  run.mockRestore();
  await test.remove();
});
