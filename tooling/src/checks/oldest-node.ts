import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureLab } from '../machine/lab.ts';
import { runProgram } from '../machine/run-program.ts';
import { repositoryRoot } from '../packages.ts';
import type { Check } from './check.ts';
import { labConfig } from './lab-checks.ts';
import { runJest } from './run-jest.ts';

/** The oldest Node that `engines` in package.json accepts (decision 29). */
const oldestNode = '22.13.0';

/** Tests of what depends on the running Node: the server's process and its storage. The rest is plain JavaScript. */
const storageTests = [
  'api/src/storage/backups/backup-folder.test.ts',
  'api/src/storage/sqlite/sqlite-thread.test.ts',
  'api/src/storage/storage.test.ts',
];
const labTests = [
  'lab/endurance/disk-full.test.ts',
  'lab/endurance/flush-trace.test.ts',
  'lab/endurance/kill-on-sqlite.test.ts',
  'lab/endurance/one-day.test.ts',
];

/**
 * Tests start threads from TypeScript, which Node 22.13 compiles only with this flag. Node, not jest, compiles jest's
 * own set-up, whose parameter properties cannot be handled by stripping types.
 */
const compilesTypeScript = '--experimental-transform-types --disable-warning=ExperimentalWarning';

/**
 * Tests the server and its storage under the oldest Node. Where that is not available, the check neither passes nor
 * fails.
 */
export const oldestNodeCheck: Check = {
  name: `jest: what stores, under Node ${oldestNode}`,
  async run() {
    const node = await fetchNode(oldestNode);
    if (node === undefined) {
      const output = `  not run: npm could not install node@${oldestNode}. Is there a network?\n`;
      return { passed: 0, failed: 0, output };
    }
    await ensureLab();
    // PostgreSQL behaves the same under every Node.
    const words = ['--maxWorkers=1', '--testNamePattern', '^(?!on postgres)', '--runTestsByPath'];
    const environment = { KILL_ROUNDS: '4', TEST_FULL: 'yes', NODE_OPTIONS: compilesTypeScript };
    const runTests = (name: string, files: readonly string[], config: readonly string[] = []) =>
      runJest(`${name}-${oldestNode}`, [...config, ...words, ...files], environment, node);
    const ofProduct = await runTests('jest', storageTests);
    const ofLab = await runTests('jest-lab', labTests, labConfig);
    return {
      passed: ofProduct.passed + ofLab.passed,
      failed: ofProduct.failed + ofLab.failed,
    };
  },
};

/**
 * Finds or downloads (100 MB, npm) a Node of a version. Returns undefined without a network, or on a platform that the
 * package `node` does not support.
 */
async function fetchNode(version: string): Promise<string | undefined> {
  const folder = join(repositoryRoot, '.cache/nodes', version);
  const binary = join(folder, 'node_modules/node/bin/node');
  if (!(await isNode(binary, version))) {
    const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
    const args = ['install', ...options, '--loglevel=error', `node@${version}`];
    await runProgram('npm', args, { output: 'collect' });
  }
  return (await isNode(binary, version)) ? binary : undefined;
}

/** A binary from an interrupted download does not start. */
async function isNode(binary: string, version: string): Promise<boolean> {
  if (!existsSync(binary)) return false;
  const told = await runProgram(binary, ['--version'], { output: 'collect' }).catch(
    () => undefined,
  );
  return told?.stdout.trim() === `v${version}`;
}
