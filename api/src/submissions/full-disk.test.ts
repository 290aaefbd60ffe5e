import { sql } from 'kysely';
import { sampleBody } from '../../testing/samples/sample-bodies';
import { makeApp } from '../../testing/test-app';

it('answers 503 while the disk is full, stores no part of it, and recovers by itself', async () => {
  const server = await makeApp();
  const limit = (pages: number) =>
    sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(server.database);
  // SQLite rounds the limit up to the current file size: not one more page fits, as on a full disk.
  await limit(1);
  const body = { ...sampleBody('contact'), message: 'x'.repeat(5000) };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => server.post('/api/contacts', body)),
  );
  const stored = await server.readList('/api/contacts');
  await limit(1_000_000);
  const later = await server.post('/api/contacts', body);
  const storedLater = await server.readList('/api/contacts');
  await server.remove();

  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  const taken = answers.filter(({ statusCode }) => statusCode === 201);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length + taken.length).toBe(40);
  expect(refused[0]?.headers).toHaveProperty('retry-after');
  expect(stored).toHaveLength(taken.length);
  expect(later.statusCode).toBe(201);
  expect(storedLater).toHaveLength(taken.length + 1);
});
