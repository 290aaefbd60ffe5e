import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submissions } from 'contract/submissions';
import { sampleBody } from '../../testing/sample-bodies';
import { readConfig } from '../config';
import { startServer } from '../start';
import type { RunningServer } from '../start';
import { openDatabase, sqliteFile } from '../storage/database';
import type { Database } from '../storage/database';
import { readChosen } from './chosen-records';
import { erasePerson } from './erase-person';
import { Erasures } from './erasures';

const now = () => new Date();

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'erasures-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function withServer<Answer>(work: (server: RunningServer) => Promise<Answer>) {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
  const server = await startServer(config, { printLine: () => undefined });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function withDatabase<Answer>(work: (database: Database) => Promise<Answer>) {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

const countRecords = () =>
  withDatabase((database) => database.selectFrom('submissions').select('id').execute());

it('erases again before it serves what an older copy of the database brought back', async () => {
  const { endpoint } = submissions.enquiry;
  const id = await withServer(async ({ app }) => {
    const payload = sampleBody('enquiry');
    return (await app.inject({ method: 'POST', url: endpoint, payload })).json<{ _id: string }>()
      ._id;
  });
  const copy = join(dataDir, 'older-copy');
  copyFileSync(sqliteFile(dataDir), copy);
  await withDatabase((database) =>
    database.transaction().execute(async (transaction) => {
      const chosen = await readChosen(transaction, [{ kind: 'enquiry', _id: id }]);
      const person = await erasePerson(transaction, chosen, [], now());
      await new Erasures({ database, dataDir, now }).note(transaction, 'one', person, []);
    }),
  );
  // The process was killed before it could write the log: this start does.
  await withServer(async () => undefined);
  expect(await countRecords()).toEqual([]);
  copyFileSync(copy, sqliteFile(dataDir));
  expect(await countRecords()).toEqual([{ id }]);
  await withServer(async () => undefined);
  expect(await countRecords()).toEqual([]);
});
