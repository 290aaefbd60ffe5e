import { randomInt } from 'node:crypto';
import { ended, startProcess } from '../../api/testing/child-process';
import { makeDatabase } from '../../api/testing/databases/databases';
import { startPostgres } from '../../api/testing/databases/throw-away-postgres';
import { holds, runKillRounds } from './kill-rounds';
import { environmentOf, postgresBehind, serverProcess, withTemporaryDataDir } from './kill-targets';

jest.setTimeout(300_000);

it('keeps all that it acknowledged, once, when it is killed in the middle of writing', async () => {
  const test = await makeDatabase('postgres');
  const where = withTemporaryDataDir(test.address);
  const server = serverProcess(where);
  const options = { rounds: 10, seed: randomInt(2 ** 31) };
  const report = await ended(runKillRounds(server, where, options), server.kill);
  await test.remove();
  where.remove();
  // On failure, the message contains the whole report with its seed.
  expect({ ...report, holds: holds(report) }).toEqual({ ...report, holds: true });
  expect(report.acknowledged).toBeGreaterThan(options.rounds);
});

it('keeps it also when PostgreSQL is killed, and goes on by itself when that is back', async () => {
  const postgres = await startPostgres();
  const where = withTemporaryDataDir({ databaseUrl: postgres.url });
  const server = await startProcess(environmentOf(where));
  const options = { rounds: 3, seed: randomInt(2 ** 31) };
  const report = await runKillRounds(postgresBehind(server, postgres), where, options).finally(
    () => {
      server.kill('SIGKILL');
    },
  );
  await server.ended;
  await postgres.stop();
  where.remove();
  expect({ ...report, holds: holds(report) }).toEqual({ ...report, holds: true });
  expect(report.acknowledged).toBeGreaterThan(options.rounds);
});
