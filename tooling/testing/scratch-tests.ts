import { existsSync, readFileSync } from 'node:fs';
import type { ScratchCopy } from './scratch-copy';

export interface TestResult {
  readonly file: string;
  readonly name: string;
  readonly status: string;
}

/** What jest's report says. */
interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs the tests of some files in a copy whose names have one of these words. */
export async function runTests(
  scratch: ScratchCopy,
  files: readonly string[],
  names: readonly string[],
): Promise<TestResult[]> {
  const report = scratch.path('report.json');
  const options = ['--config', 'jest.config.mjs', '--json', '--outputFile', report];
  const { output } = await scratch.run('jest', ...options, '-t', names.join('|'), ...files);
  if (!existsSync(report)) throw new Error(output);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: name, status }) => ({ file, name, status })),
  );
}
