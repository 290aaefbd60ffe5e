import { existsSync, readFileSync } from 'node:fs';
import type { ScratchCopy } from './scratch-copy';

interface TestResult {
  readonly file: string;
  readonly name: string;
  readonly status: string;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs the tests in some files of a copy whose names contain one of these words. */
async function runTests(
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

/** A derived feature, a test file that proves it, and a pattern of the tests that cover the addition. */
type Proof = readonly [what: string, file: string, name: string];

/** Proves in a copy with an addition that all of this follows from the inserted lines. */
export function describeProofs(scratch: () => ScratchCopy, proofs: readonly Proof[]): void {
  describe('has, with those lines alone,', () => {
    let results: readonly TestResult[];
    beforeAll(async () => {
      results = await runTests(
        scratch(),
        proofs.map(([, file]) => file),
        proofs.map(([, , name]) => name),
      );
    });

    it.each(proofs)('%s', (_what, file, name) => {
      const met = results.filter((one) => one.file.includes(file) && RegExp(name).test(one.name));
      expect(met.length).toBeGreaterThan(0);
      expect(met.filter(({ status }) => status !== 'passed')).toEqual([]);
    });
  });
}
