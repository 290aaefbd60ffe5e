import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHealth } from 'contract/server-requests';
import type { ErrorBody } from 'contract/wire';
import { submissions } from 'contract/submissions';
import { openDatabase } from '../../api/src/storage/database';
import type { Database } from '../../api/src/storage/database';
import { isDatabaseUnavailable } from '../../api/src/storage/database-errors';
import { storedPlain } from '../../api/testing/databases/stored-plain';
import { startProcess } from '../../api/testing/child-process';
import type { ServerProcess } from '../../api/testing/child-process';
import { sampleBody } from '../../api/testing/samples/sample-bodies';
import { startPostgres } from '../../api/testing/databases/throw-away-postgres';
import type { ThrowAwayPostgres } from '../../api/testing/databases/throw-away-postgres';
import { environmentOf } from './kill-targets';

jest.setTimeout(60_000);

let postgres: ThrowAwayPostgres;
let where: { dataDir: string; databaseUrl: string };
let server: ServerProcess;
beforeAll(async () => {
  postgres = await startPostgres();
  where = { dataDir: mkdtempSync(join(tmpdir(), 'church-away-')), databaseUrl: postgres.url };
  server = await startProcess(environmentOf(where));
});
afterAll(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await postgres.stop();
  rmSync(where.dataDir, { recursive: true, force: true });
});

const { endpoint } = submissions.contact;
const post = () =>
  fetch(server.address + endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleBody('contact')),
  });

const countRows = async (database: Database) =>
  (await database.selectFrom('submissions').select('id').execute()).length;

it('answers 503 while PostgreSQL is stopped, and goes on by itself when it is back', async () => {
  expect((await post()).status).toBe(201);
  await postgres.interrupt('stop');
  const answers = await Promise.all([
    ...Array.from({ length: 40 }, post),
    fetch(server.address + getHealth.path),
    fetch(server.address + submissions.testimony.endpoint),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    const { message, error } = (await answer.json()) as ErrorBody;
    expect(message).toMatch(/^We cannot store anything right now\./);
    expect(error).toBe(message);
  }
  await postgres.resume();
  expect((await post()).status).toBe(201);
  const database = await openDatabase(where);
  expect(await countRows(database)).toBe(2);
  await database.destroy();
});

it('has nothing of a transaction in whose middle PostgreSQL was killed', async () => {
  const database = await openDatabase(where);
  const before = await countRows(database);
  const outcome: unknown = await database
    .transaction()
    .execute(async (transaction) => {
      const row = { id: 'half', kind: 'contact', body: storedPlain('{}'), version: 0 };
      const times = { created_at: '', updated_at: '' };
      await transaction
        .insertInto('submissions')
        .values({ ...row, ...times })
        .execute();
      await postgres.interrupt('kill');
      await transaction.deleteFrom('outbox').execute();
    })
    .catch((error: unknown) => error);
  await postgres.resume();
  expect(isDatabaseUnavailable(outcome)).toBe(true);
  expect(await countRows(database)).toBe(before);
  await database.destroy();
});
