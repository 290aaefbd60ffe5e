import type { Check, CheckResult } from './check.ts';
import { runJest } from './run-jest.ts';
import { canStore, fetchNode, otherNodes } from './tested-nodes.ts';

/** What depends on the Node that runs it: the server's process and all that it stores. The rest is plain JavaScript. */
export const storageTests = [
  'api/src/backups/backup-folder.test.ts',
  'api/src/storage/sqlite/sqlite-thread.test.ts',
  'api/src/storage/storage.test.ts',
  'api/endurance/disk-full.test.ts',
  'api/endurance/flush-trace.test.ts',
  'api/endurance/kill-on-sqlite.test.ts',
  'api/endurance/one-day.test.ts',
];

/** The server and its storage under the other versions of Node that README promises. */
export const otherNodeChecks: readonly Check[] = otherNodes(process.versions.node).map(
  (version) => ({
    name: `jest: what stores, under Node ${version}`,
    run: () => runStorageTests(version),
  }),
);

async function runStorageTests(version: string): Promise<CheckResult> {
  if (!canStore(version)) {
    return skipped(`better-sqlite3 is installed by Node 20 alone: run npm test under it as well.`);
  }
  const node = await fetchNode(version);
  if (node === undefined) {
    return skipped(`npm could not install node@${version}. Is there a network?`);
  }
  // PostgreSQL is the same under each.
  const sqliteOnly = ['--testNamePattern', '^(?!on postgres)'];
  const words = ['--maxWorkers=1', ...sqliteOnly, '--runTestsByPath', ...storageTests];
  return runJest(node, `jest-${version}`, words, { KILL_ROUNDS: '4' });
}

/** Neither passed nor failed, and said. */
const skipped = (reason: string): CheckResult => ({
  passed: 0,
  failed: 0,
  output: `  not run: ${reason}\n`,
});
