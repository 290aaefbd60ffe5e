import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { repositoryRoot } from '../packages.ts';

/** Starts a program that runs until it is stopped, and shows its output. */
export function startProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
}

/** Exits when the first program does, and stops the others. SIGINT and SIGTERM are passed to all of them. */
export function waitForPrograms(programs: readonly ChildProcess[]): void {
  const stop = (signal: NodeJS.Signals) => programs.forEach((program) => program.kill(signal));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  for (const program of programs) {
    program.on('exit', (code) => {
      process.exitCode ??= code ?? 0;
      stop('SIGTERM');
    });
  }
}
