import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';

export interface ProgramResult {
  readonly code: number;
  readonly stdout: string;
}

interface ProgramOptions {
  /** `inherit` shows the output as it comes; `collect` returns it. */
  readonly output: 'inherit' | 'collect';
  readonly environment?: Readonly<Record<string, string>>;
  /** Working folder, relative to the repository's root. */
  readonly folder?: string;
}

/** Runs a program to its end. A program that a signal ended has code 1. */
export function runProgram(
  program: string,
  args: readonly string[],
  { output, environment = {}, folder = '.' }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: join(repositoryRoot, folder),
      env: { ...process.env, ...environment },
      stdio: ['ignore', output === 'inherit' ? 'inherit' : 'pipe', 'inherit'],
    });
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout }));
  });
}

/** Runs a program, shows its output and throws an error when it fails. */
export async function runOrThrow(
  program: string,
  args: readonly string[],
  folder = '.',
): Promise<void> {
  const { code } = await runProgram(program, args, { output: 'inherit', folder });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.`);
}

/** Runs a program that reports its own errors, and exits with its code. */
export async function runAsThisProcess(
  program: string,
  args: readonly string[],
  folder = '.',
): Promise<void> {
  const { code } = await runProgram(program, args, { output: 'inherit', folder });
  process.exitCode = code;
}
