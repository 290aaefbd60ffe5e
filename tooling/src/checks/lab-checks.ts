import { ensureLab } from '../machine/lab.ts';
import { program } from './check.ts';
import type { Check } from './check.ts';
import { runJest } from './run-jest.ts';
import { lintOptions } from './static-checks.ts';

/** Makes jest run the lab's tests only. */
export const labConfig: readonly string[] = ['--config', 'lab/jest.config.mjs'];

const lint = program(
  'oxlint: types and lint of the lab',
  'oxlint',
  ...lintOptions,
  ...['-c', 'lab/oxlint.json', 'lab'],
);

/** Checks that need the lab installed. Its format and imports are checked with the product's. */
export const labChecks: readonly Check[] = [
  {
    name: lint.name,
    async run() {
      await ensureLab();
      return lint.run();
    },
  },
  {
    name: 'jest: endurance, benches and what generators made',
    async run() {
      await ensureLab();
      return runJest('jest-lab', labConfig, { TEST_FULL: 'yes' });
    },
  },
];
