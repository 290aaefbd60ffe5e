import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { makeTimeOrderedId } from '../time-ordered-id';
import { SubmissionRepository } from '../../submissions/submission-repository';
import { TestimonyRepository } from '../../content/testimonies/testimony-repository';
import { TestimonySettingsRepository } from '../../content/testimonies/testimony-settings-repository';
import { hiddenTestimonies } from './0006-hidden-testimonies';
import { testimonyApproval } from './0010-testimony-approval';

it.each(bothDatabases)('leaves what a filled table on %s holds public', async (kind) => {
  const { database, remove } = await makeDatabase(kind);
  const now = () => new Date('2026-03-01T10:00:00Z');
  const submissions = new SubmissionRepository(database, now, makeTimeOrderedId);
  await submissions.storeAll([submissions.stamp({ kind: 'testimony', body: { message: 'm' } })]);
  await sql`drop index public_testimonies`.execute(database);
  for (const column of ['awaits_approval', 'hidden_at'])
    await database.schema.alterTable('submissions').dropColumn(column).execute();
  await database.schema.dropTable('settings').execute();
  await hiddenTestimonies.up(database);
  await testimonyApproval.up(database);
  const page = await new TestimonyRepository(database, now).loadPage();
  expect(page?.testimonies).toMatchObject([{ message: 'm' }]);
  expect(await new TestimonySettingsRepository(database, now).needsApproval()).toBe(false);
  await remove();
});
