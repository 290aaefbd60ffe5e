import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import { runProgram } from '../machine/run-program.ts';

/** Number of a check's parts that passed and failed. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** Output of the check, unless it printed that while running. */
  readonly output?: string;
}

export interface Check {
  readonly name: string;
  run(): Promise<CheckResult>;
}

/** Checks that may run concurrently, two at a time; one row of the final table. */
export interface Stage {
  readonly name: string;
  readonly checks: readonly Check[];
}

/** Creates a check that passes when a program from npm exits with 0. */
export function program(name: string, bin: string, ...args: string[]): Check {
  return {
    name,
    async run() {
      const { code, stdout } = await runProgram(binary(bin), args, { output: 'collect' });
      return {
        ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
        output: stdout,
      };
    },
  };
}

/** Creates a check that passes when the work resolves. */
export const work = (name: string, run: () => Promise<void>): Check => ({
  name,
  async run() {
    await run();
    return { passed: 1, failed: 0 };
  },
});

/** Path of a program that a package of the workspace depends on. */
export const binary = (name: string, folder = '.') =>
  join(repositoryRoot, folder, 'node_modules/.bin', name);
