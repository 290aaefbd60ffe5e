import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Check, CheckResult } from './check.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { presentPackages } from '../checkout.ts';
import { repositoryRoot } from '../packages.ts';
import { countResult, reportFile } from './report-file.ts';
import { runProgram } from '../machine/run-program.ts';

const jestProgram = join(repositoryRoot, 'node_modules/jest/bin/jest.js');

/** Runs `*.full.test.ts` as well, and on PostgreSQL the suites that only read and write rows. */
const full = { TEST_FULL: 'yes' };

/** Runs unit and component tests: all test files except `*.full.test.ts`. */
export const quickTests: Check = {
  name: 'jest: units and components',
  run: () => runJest('jest', []),
};

/** Runs the quick tests of a team's checkout: those of tooling need the whole repository. */
export const teamTests: Check = {
  name: 'jest: units and components',
  run: () => {
    const names = presentPackages().filter((name) => !['tooling', 'locales'].includes(name));
    return runJest('jest', ['--selectProjects', ...names]);
  },
};

/**
 * Runs all test files, and reports statements that no test runs on PostgreSQL
 * (api/testing/databases/noted-statements.ts).
 */
export const everyTest: Check = {
  name: 'jest: every test, on both databases',
  run: () => runJest('jest', [], { ...full, EVERY_TEST: 'yes' }),
};

/** Runs the test files at these paths. */
export const someTests = (name: string, files: readonly string[], isFull = true): Check => ({
  name,
  run: () => runJest('jest', ['--runTestsByPath', ...files], isFull ? full : {}),
});

/**
 * Runs jest under a Node, which its tests use for child processes, too.
 * @param name of the report; concurrent runs need different names
 */
export async function runJest(
  name: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  node = process.execPath,
): Promise<CheckResult> {
  const report = reportFile(name);
  const args = [jestProgram, '--ci', '--json', `--outputFile=${report}`, ...words];
  const PATH = [dirname(node), process.env['PATH']].join(delimiter);
  const folder = makeMemoryFolder();
  const { code } = await runProgram(node, args, {
    output: 'collect',
    environment: {
      ...environment,
      PATH,
      // A check before this one may have chosen React's production build for this process.
      NODE_ENV: 'test',
      // Threads and processes that tests start from TypeScript share compiled code.
      NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules/.cache/compiled'),
      ...(folder && { TMPDIR: folder.path }),
    },
  }).finally(() => folder?.remove());
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return countResult(code, numPassedTests, numFailedTests);
}
