import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { snapshotWanted } from 'contract/publishing';
import { ProgramEnd, toWholeLines } from './program-end';

/** Why the site could not be made, in one line for the operator. It names nothing but files and what is published. */
export class PublisherError extends Error {
  override readonly name = 'PublisherError';
}

export interface PublisherProgram {
  /** The file of the program (SITE_PUBLISHER). */
  readonly file: string;
  readonly siteDir: string;
  /** In milliseconds, with the waiting for a release that is under way. */
  readonly deadline: number;
}

/** In bytes: a program that says more has gone wrong. */
const maxOutput = 64 * 1024;

/**
 * Runs the program that makes the pages of what is published, to its end. It is ended after its deadline and by the
 * signal; the site then is as it was.
 * @param takeSnapshot is asked when no other process changes the site, so that no older one follows a newer one
 * @returns what it said
 * @throws PublisherError when it fails; what `takeSnapshot` throws
 */
export async function runPublisher(
  { file, siteDir, deadline }: PublisherProgram,
  takeSnapshot: () => Promise<string>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const child = await startPublisher(file, [siteDir], signal);
  const end = new ProgramEnd(() => child.kill('SIGKILL'));
  const whenLate = new PublisherError(`It takes longer than ${deadline / 1000} s.`);
  return end.unlessDone(follow(child, end, takeSnapshot), { deadline, whenLate, signal });
}

/**
 * Starts the program.
 * @throws PublisherError when there is none; the reason of the signal
 */
export async function startPublisher(
  file: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<ChildProcessWithoutNullStreams> {
  if (!existsSync(file)) throw new PublisherError(`SITE_PUBLISHER (${file}) is no file.`);
  signal.throwIfAborted();
  const child = spawn(process.execPath, [file, ...words], {
    // Nothing else of ours: neither passwords nor addresses of databases.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  if (child.pid === undefined) throw await whyNotStarted(child);
  return child;
}

/** Of a child that is none, and has no pipes either where no file descriptor is to spare. It says so as an event. */
const whyNotStarted = (child: ChildProcess): Promise<PublisherError> =>
  new Promise((resolve) => {
    child.once('error', ({ message }) =>
      resolve(new PublisherError(`It cannot be started: ${message}.`)),
    );
  });

function follow(
  child: ChildProcessWithoutNullStreams,
  end: ProgramEnd,
  takeSnapshot: () => Promise<string>,
): Promise<readonly string[]> {
  let printed = '';
  let complained = '';
  let isGiven = false;
  const bound = () => {
    if (printed.length + complained.length <= maxOutput) return;
    end.now(new PublisherError('It says more than it should.'));
  };
  const give = () => {
    isGiven = true;
    takeSnapshot().then(
      (snapshot) => child.stdin.end(snapshot),
      (error: unknown) => end.now(error),
    );
  };
  // It has gone, which its end tells.
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    bound();
    if (!isGiven && toWholeLines(printed).includes(snapshotWanted)) give();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained += text;
    bound();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const said = toWholeLines(printed).filter((line) => line !== snapshotWanted);
      if (end.reason !== undefined) reject(end.reason);
      else if (code === 0) resolve(said);
      else
        reject(new PublisherError(toWholeLines(complained)[0] ?? `It ended by ${signal ?? code}.`));
    });
  });
}
