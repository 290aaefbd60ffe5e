import { randomInt } from 'node:crypto';
import { bundleForTests } from '../../api/testing/bundled-server';
import { ended, startProcess } from '../../api/testing/child-process';
import { openDatabase } from '../../api/src/storage/database';
import { bothDatabases, makeDatabase } from '../../api/testing/databases/databases';
import { makePostgresTemplate } from '../../api/testing/databases/postgres-databases';
import { startPostgres } from '../../api/testing/databases/throw-away-postgres';
import { canTrace, traceFlushes } from './flush-trace';
import { killErasures } from './erasure-kills';
import { checkGeneratedInput, makeFedApp } from './generated-input';
import { floodWithHeaders, holdsHeaders } from './hostile-headers';
import { floodWithUploads, holdsUploads } from './hostile-uploads';
import { guessPasswords, holdsGuessing } from './guessing';
import { reuseKeys } from './key-reuse';
import { holds, runKillRounds } from './kill-rounds';
import type { KillReport } from './kill-rounds';
import { loseFile, lossNames, isLossless as holdsLoss } from './lost-file';
import { seededRandom } from './seeded-random';
import { isBounded, meetSlowReaders } from './slow-readers';
import { turnClock } from './turned-clock';
import { environmentOf, postgresBehind, serverProcess, withTemporaryDataDir } from './kill-targets';

interface Proof {
  /** Default number of repetitions. */
  readonly times: number;
  /** Prints its results. Throws, or returns false, when a guarantee is broken. */
  readonly run: (times: number, seed: number) => Promise<boolean>;
}

/** The long forms of tests that `npm test` runs briefly (issue 4). */
const proofs: Readonly<Record<string, Proof>> = {
  kill: {
    times: 200,
    async run(rounds, seed) {
      const test = await makeDatabase('sqlite');
      const server = serverProcess(test.address);
      const report = await ended(
        runKillRounds(server, test.address, { rounds, seed }),
        server.kill,
      );
      await test.remove();
      return judge(report);
    },
  },
  'kill-on-postgres': {
    times: 50,
    async run(rounds, seed) {
      const postgres = await startPostgres();
      const where = withTemporaryDataDir({ databaseUrl: postgres.url });
      const server = serverProcess(where);
      const report = await ended(runKillRounds(server, where, { rounds, seed }), server.kill);
      await postgres.stop();
      where.remove();
      return judge(report);
    },
  },
  'kill-postgres': {
    times: 20,
    async run(rounds, seed) {
      const postgres = await startPostgres();
      const where = withTemporaryDataDir({ databaseUrl: postgres.url });
      const server = await startProcess(environmentOf(where));
      const target = postgresBehind(server, postgres);
      const report = await runKillRounds(target, where, { rounds, seed }).finally(() => {
        server.kill('SIGKILL');
      });
      await postgres.stop();
      where.remove();
      return judge(report);
    },
  },
  'kill-erasure': {
    times: 40,
    async run(times, seed) {
      const postgres = await startPostgres();
      process.env['TEST_POSTGRES_URL'] = postgres.url;
      try {
        await makePostgresTemplate(async (address) => (await openDatabase(address)).destroy());
        let isHeld = true;
        for (const databaseKind of bothDatabases) {
          const report = await killErasures(databaseKind, times, seed);
          print(report);
          isHeld &&= report.broken.length === 0;
        }
        return isHeld;
      } finally {
        await postgres.stop();
      }
    },
  },
  'lost-file': {
    times: 5,
    async run(rounds, seed) {
      const random = seededRandom(seed);
      let isHeld = true;
      for (const loss of lossNames) {
        for (let round = 0; round < rounds; round++) {
          const report = await loseFile(loss, random);
          print({ ...report, seed });
          isHeld &&= holdsLoss(report);
        }
      }
      return isHeld;
    },
  },
  readers: {
    times: 500,
    async run(readers) {
      const report = await meetSlowReaders(readers);
      print(report);
      return isBounded(report);
    },
  },
  headers: {
    times: 3000,
    async run(heads) {
      const report = await floodWithHeaders(heads);
      print(report);
      return holdsHeaders(report);
    },
  },
  uploads: {
    times: 60,
    async run(uploads) {
      const report = await floodWithUploads(uploads);
      print(report);
      return holdsUploads(report);
    },
  },
  clock: {
    times: 3000,
    async run(steps, seed) {
      print(await turnClock(steps, seed));
      return true;
    },
  },
  flush: {
    times: 2000,
    async run(posts) {
      if (!canTrace()) throw new Error('This needs strace. On Debian: apt-get install strace.');
      const report = await traceFlushes(posts);
      print(report);
      return report.uncovered.length === 0 && report.acknowledged === posts;
    },
  },
  keys: {
    times: 3000,
    async run(steps, seed) {
      print(await reuseKeys(steps, seed));
      return true;
    },
  },
  guessing: {
    times: 900,
    async run(guesses) {
      const postgres = await startPostgres();
      const report = await ended(guessPasswords(postgres, guesses), postgres.stop);
      print(report);
      return holdsGuessing(report);
    },
  },
  input: {
    times: 20_000,
    async run(cases) {
      const server = await makeFedApp();
      print(await ended(checkGeneratedInput(server, cases), server.remove));
      return true;
    },
  },
};

function judge(report: KillReport): boolean {
  print(report);
  return holds(report);
}

const print = (report: object) => void process.stdout.write(`${JSON.stringify(report)}\n`);

/** `npm run lab -- endurance kill 200 [seed]` runs one proof 200 times; `npm run lab -- endurance` runs all of them. */
const [name, times, seed] = process.argv.slice(2);
const chosen = Object.keys(proofs).filter((known) => name === undefined || known === name);
if (chosen.length === 0) {
  process.stderr.write(`There is no such proof. There are: ${Object.keys(proofs).join(', ')}.\n`);
  process.exit(1);
}
const bundle = await bundleForTests();
try {
  for (const one of chosen) {
    const proof = proofs[one];
    process.stdout.write(`${one}: `);
    const isHeld = await proof?.run(
      Number(times ?? proof.times),
      Number(seed ?? randomInt(2 ** 31)),
    );
    if (isHeld !== true) process.exitCode = 1;
  }
} finally {
  bundle.remove();
}
