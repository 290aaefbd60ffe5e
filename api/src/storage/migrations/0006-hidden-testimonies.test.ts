import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { makeTimeOrderedId } from '../time-ordered-id';
import { SubmissionRepository } from '../../submissions/submission-repository';
import { TestimonyRepository } from '../../content/testimonies/testimony-repository';
import { hiddenTestimonies } from './0006-hidden-testimonies';

it.each(bothDatabases)('leaves what a filled table on %s holds public', async (kind) => {
  const { database, remove } = await makeDatabase(kind);
  const now = () => new Date('2026-03-01T10:00:00Z');
  const submissions = new SubmissionRepository(database, now, makeTimeOrderedId);
  await submissions.storeAll([submissions.stamp({ kind: 'testimony', body: { message: 'm' } })]);
  await sql`drop index public_testimonies`.execute(database);
  await database.schema.alterTable('submissions').dropColumn('hidden_at').execute();
  await hiddenTestimonies.up(database);
  const page = await new TestimonyRepository(database, now).readPage();
  expect(page?.testimonies).toMatchObject([{ message: 'm' }]);
  await remove();
});
