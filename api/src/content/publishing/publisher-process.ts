import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { snapshotRequestLine } from 'contract/publishing';
import { ProgramEnd, splitLines } from './program-end';

/** Says in one line for the operator why the site was not made; it contains only file names and published content. */
export class PublisherError extends Error {
  override readonly name = 'PublisherError';

  /** @param code exit code of the program (contract/publishing); absent if it did not end by itself */
  constructor(
    message: string,
    readonly code?: number,
  ) {
    super(message);
  }
}

export interface PublisherProgram {
  /** The file of the program (SITE_PUBLISHER). */
  readonly file: string;
  readonly siteDir: string;
  /** Timeout in milliseconds, including the wait for a running release. */
  readonly deadline: number;
}

/** Maximum output in bytes: a program that prints more has gone wrong. */
const maxOutput = 64 * 1024;

/** Maximum number of lines that say why: a release command lists several conflicts. */
const maxReasons = 5;

/**
 * Publishes content with the program that changes the site.
 * @param takeSnapshot is called once no other process is changing the site, so that snapshots stay in order
 * @returns what the program printed
 * @throws PublisherError if the program fails; what `takeSnapshot` throws
 */
export const runPublisher = (
  program: PublisherProgram,
  takeSnapshot: () => Promise<string>,
  signal: AbortSignal,
): Promise<readonly string[]> => run(program, [], takeSnapshot, signal);

/**
 * Calls the program otherwise, as a release command or a preparation (contract/publishing).
 * @returns what the program printed
 * @throws PublisherError with its exit code if the program fails
 */
export const callPublisher = (
  program: PublisherProgram,
  words: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> => run(program, words, undefined, signal);

/** The program's deadline or the signal kills it; the site then stays as it was, or is changed wholly. */
async function run(
  { file, siteDir, deadline }: PublisherProgram,
  words: readonly string[],
  takeSnapshot: (() => Promise<string>) | undefined,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const child = await startPublisher(file, [siteDir, ...words], signal);
  const end = new ProgramEnd(() => child.kill('SIGKILL'));
  const whenLate = new PublisherError(`It takes longer than ${deadline / 1000} s.`);
  return end.unlessDone(follow(child, end, takeSnapshot), { deadline, whenLate, signal });
}

/**
 * Starts the program.
 * @throws PublisherError if it does not exist; the reason of the signal
 */
export async function startPublisher(
  file: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<ChildProcessWithoutNullStreams> {
  if (!existsSync(file)) throw new PublisherError(`SITE_PUBLISHER (${file}) is no file.`);
  signal.throwIfAborted();
  const child = spawn(process.execPath, [file, ...words], {
    // The program gets nothing else of the environment, such as passwords or database addresses.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  if (child.pid === undefined) throw await whyNotStarted(child);
  return child;
}

/** Waits for the error event of a child that did not start; it may even lack pipes if no file descriptor is free. */
const whyNotStarted = (child: ChildProcess): Promise<PublisherError> =>
  new Promise((resolve) => {
    child.once('error', ({ message }) =>
      resolve(new PublisherError(`It cannot be started: ${message}.`)),
    );
  });

function follow(
  child: ChildProcessWithoutNullStreams,
  end: ProgramEnd,
  takeSnapshot: (() => Promise<string>) | undefined,
): Promise<readonly string[]> {
  let printed = '';
  let complained = '';
  let isGiven = false;
  if (!takeSnapshot) child.stdin.end();
  const bound = () => {
    if (printed.length + complained.length <= maxOutput) return;
    end.now(new PublisherError('It says more than it should.'));
  };
  const give = (take: () => Promise<string>) => {
    isGiven = true;
    take().then(
      (snapshot) => child.stdin.end(snapshot),
      (error: unknown) => end.now(error),
    );
  };
  // The program has ended, which the close event reports.
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    bound();
    if (!takeSnapshot || isGiven) return;
    if (splitLines(printed).includes(snapshotRequestLine)) give(takeSnapshot);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained += text;
    bound();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const said = splitLines(printed).filter((line) => line !== snapshotRequestLine);
      if (end.reason !== undefined) reject(end.reason);
      else if (code === 0) resolve(said);
      else {
        const why = splitLines(complained).slice(0, maxReasons).join(' ');
        const words = why || `It ended by ${signal ?? code}.`;
        reject(new PublisherError(words, code ?? undefined));
      }
    });
  });
}
