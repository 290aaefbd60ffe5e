import { randomInt } from 'node:crypto';
import { ended } from '../../api/testing/child-process';
import { makeDatabase } from '../../api/testing/databases/databases';
import { holds, runKillRounds } from './kill-rounds';
import { serverProcess } from './kill-targets';

jest.setTimeout(300_000);

/**
 * Another Node runs fewer rounds (tooling/src/checks/oldest-node.ts); `npm run lab -- endurance` takes the number as an
 * argument.
 */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 20);

it(`keeps all that it acknowledged, once, when it is killed in the middle of writing ${rounds} times`, async () => {
  const test = await makeDatabase('sqlite');
  const server = serverProcess(test.address);
  const options = { rounds, seed: randomInt(2 ** 31) };
  const report = await ended(runKillRounds(server, test.address, options), server.kill);
  await test.remove();
  // On failure, the message contains the whole report with its seed.
  expect({ ...report, holds: holds(report) }).toEqual({ ...report, holds: true });
  expect(report.acknowledged).toBeGreaterThan(rounds);
});
