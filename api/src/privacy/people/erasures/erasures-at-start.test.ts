import { appendFileSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { submissions } from 'contract/submissions';
import { makeDataDir, removeDataDir } from '../../../../testing/databases/data-dir';
import { sampleBody } from '../../../../testing/samples/sample-bodies';
import { readConfig } from '../../../config';
import { DataFolderError } from '../../../storage/data-folder/data-folder-error';
import { startServer } from '../../../start';
import type { RunningServer } from '../../../start';
import { openDatabase, sqliteFile } from '../../../storage/database';
import type { Database } from '../../../storage/database';
import { findChosenRecords } from '../chosen-records';
import { erasePerson } from './erase-person';
import { ErasureLog } from './erasure-log';
import { Erasures } from './erasures';

const now = () => new Date();

let dataDir: string;
beforeEach(() => (dataDir = makeDataDir()));
afterEach(() => removeDataDir(dataDir));

const lines: string[] = [];
beforeEach(() => (lines.length = 0));

async function withServer<Answer>(work: (server: RunningServer) => Promise<Answer>) {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
  const server = await startServer(config, { printLine: (line) => lines.push(line) });
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
      const chosen = await findChosenRecords(transaction, [{ kind: 'enquiry', _id: id }]);
      const person = await erasePerson(transaction, chosen, [], now());
      await new Erasures({ database, dataDir, now }).note(transaction, 'one', person);
    }),
  );
  // The process was killed before it wrote the log, so this start writes it.
  await withServer(async () => undefined);
  expect(await countRecords()).toEqual([]);
  copyFileSync(copy, sqliteFile(dataDir));
  expect(await countRecords()).toEqual([{ id }]);
  await withServer(async () => undefined);
  expect(await countRecords()).toEqual([]);
});

it('does not start with a log whose key is gone, and says what to do', async () => {
  await new ErasureLog(dataDir).digester();
  await new ErasureLog(dataDir).add({ id: 'one', at: now().toISOString(), digests: ['x'] });
  rmSync(join(dataDir, 'erasures.key'));
  const start = withServer(async () => undefined);
  await expect(start).rejects.toThrow(/erasures\.key is missing[^]*Put the key back/);
  await expect(start).rejects.toThrow(DataFolderError);
});

it('starts with odd lines in the log, and counts them', async () => {
  const odd = ['{"id":"torn","at":"20', '7', 'null', '{"id":1,"at":"x","digests":[]}'];
  writeFileSync(join(dataDir, 'erasures.log'), `${odd.join('\n')}\n`);
  appendFileSync(join(dataDir, 'erasures.log'), '{"id":"a","at":"b","digests":["canary",1]}\n');
  await withServer(async () => undefined);
  expect(lines.filter((line) => line.includes('erasures.log'))).toEqual([
    'Lines of erasures.log that cannot be read, left out: 5',
  ]);
});
