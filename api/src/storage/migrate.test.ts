import { sql } from 'kysely';
import { makeDatabase } from '../../testing/databases';
import { migrate, NewerDatabase } from './migrate';

it('says of a database that a newer release has changed what to do, and changes nothing', async () => {
  const test = await makeDatabase('sqlite');
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(
    test.database,
  );
  const refused = migrate(test.database, 'sqlite');
  await expect(refused).rejects.toThrow(NewerDatabase);
  await expect(refused).rejects.toThrow(
    'changed by a newer release (9999-later). Use that release, or restore a backup',
  );
  await test.remove();
});
