import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import { runProgram } from '../machine/run-program.ts';

/** What a check found out: how many of its parts held, and how many did not. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** What it has to say, unless it said so itself while it ran. */
  readonly output?: string;
}

export interface Check {
  readonly name: string;
  run(): Promise<CheckResult>;
}

/** Checks that may run beside each other, two at a time; a row of the table that ends a run. */
export interface Stage {
  readonly name: string;
  readonly checks: readonly Check[];
}

/** A check that passes when a program of npm exits with 0. */
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

/** A check that passes when the work ends without an error. */
export const work = (name: string, run: () => Promise<void>): Check => ({
  name,
  async run() {
    await run();
    return { passed: 1, failed: 0 };
  },
});

/** The path of a program that a package of ours depends on. */
export const binary = (name: string, folder = '.') =>
  join(repositoryRoot, folder, 'node_modules/.bin', name);
