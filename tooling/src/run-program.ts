import { spawn } from 'node:child_process';
import { repositoryRoot } from './packages.ts';

export interface ProgramResult {
  readonly code: number;
  readonly stdout: string;
}

interface ProgramOptions {
  /** `inherit` shows the output as it comes; `collect` keeps it. */
  readonly output: 'inherit' | 'collect';
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a program in the repository's root to its end. A program that a signal ended has code 1. */
export function runProgram(
  program: string,
  args: readonly string[],
  { output, environment = {} }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
      stdio: ['ignore', output === 'inherit' ? 'inherit' : 'pipe', 'inherit'],
    });
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout }));
  });
}

/** The same, and an error when it fails. */
export async function mustRun(program: string, args: readonly string[]): Promise<void> {
  const { code } = await runProgram(program, args, { output: 'inherit' });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.`);
}
