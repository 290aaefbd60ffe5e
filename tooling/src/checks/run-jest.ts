import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Check, CheckResult } from './check.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { repositoryRoot } from '../packages.ts';
import { countResult, reportFile } from './report-file.ts';
import { runProgram } from '../machine/run-program.ts';

const jestProgram = join(repositoryRoot, 'node_modules/jest/bin/jest.js');

/**
 * Runs jest under a Node, which is also the one that its tests start.
 * @param name of the report, unlike that of another run at the same time
 */
export async function runJest(
  node: string,
  name: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CheckResult> {
  const report = reportFile(name);
  const args = [jestProgram, '--ci', '--json', `--outputFile=${report}`, ...words];
  const PATH = [dirname(node), process.env['PATH']].join(delimiter);
  const folder = makeMemoryFolder();
  const { code } = await runProgram(node, args, {
    output: 'collect',
    environment: { ...environment, PATH, ...(folder && { TMPDIR: folder.path }) },
  }).finally(() => folder?.remove());
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return countResult(code, numPassedTests, numFailedTests);
}

/** Some test files, by their paths, under the Node of this process. */
export const jestCheck = (name: string, files: readonly string[]): Check => ({
  name,
  run: () => runJest(process.execPath, 'jest', ['--runTestsByPath', ...files]),
});
