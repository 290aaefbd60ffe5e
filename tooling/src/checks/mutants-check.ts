import { readFileSync, rmSync } from 'node:fs';
import { runInPairs } from '../machine/in-pairs.ts';
import { mutants } from './mutants/mutants.ts';
import type { Mutant } from './mutants/plant.ts';
import type { Check } from './check.ts';
import { reportFile } from './report-file.ts';
import { runJest } from './run-jest.ts';

/**
 * Plants faults in modules that jest loads, one per run, and passes for each that its test file detects.
 * @param word selects faults by a part of their file or description; absent: all
 */
export const mutantsCheck = (word = ''): Check => ({
  name: 'jest: tests find each planted fault',
  async run() {
    const chosen = mutants.filter(({ file, fault }) => `${file} ${fault}`.includes(word));
    if (chosen.length === 0) throw new Error(`No planted fault says: ${word}`);
    await passWithoutFault(chosen);
    const rows: Row[] = [];
    await runInPairs([...chosen.entries()], async ([place, mutant]) => {
      rows[place] = await findFieldError(mutant, `mutant-${place}`);
    });
    const passed = rows.filter(({ found }) => found !== undefined).length;
    return { passed, failed: rows.length - passed, output: rows.map(writeRow).join('') };
  },
});

/** A test that fails anyway would detect every fault. */
async function passWithoutFault(chosen: readonly Mutant[]): Promise<void> {
  const tests = new Set(chosen.map(({ test }) => test));
  const { failed } = await runJest('without-fault', ['--runTestsByPath', ...tests]);
  if (failed > 0) throw new Error(`Without a fault ${failed} tests fail, so they prove nothing.`);
}

interface Row {
  readonly fault: string;
  readonly seconds: number;
  /** Name of the first failed test; absent if none failed. */
  readonly found: string | undefined;
}

async function findFieldError({ fault, test, ...planted }: Mutant, report: string): Promise<Row> {
  const begun = performance.now();
  // A fault may leave something open that would keep jest from exiting.
  const options = ['--maxWorkers=1', '--reporters=summary', '--forceExit'];
  const environment = { PLANTED: JSON.stringify(planted) };
  await runJest(report, [...options, '--runTestsByPath', test], environment);
  const found = readFailedTest(reportFile(report));
  rmSync(reportFile(report));
  return { fault, seconds: (performance.now() - begun) / 1000, found };
}

/** Undefined also for a test file that cannot be loaded, which says nothing about its tests. */
function readFailedTest(report: string): string | undefined {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')?.fullName;
}

interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const writeRow = ({ fault, seconds, found = 'NO TEST FOUND IT' }: Row): string =>
  `${seconds.toFixed(1).padStart(6)} s  ${fault}\n          ${found}\n`;
