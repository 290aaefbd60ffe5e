import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { lstat, readlink, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../load-once';
import { PublisherFault } from './publisher-process';

export interface PushProgram {
  /** The file of the program (SITE_PUSH), which is started with the site's folder and the name of the set. */
  readonly file: string;
  readonly siteDir: string;
  /** In milliseconds. */
  readonly deadline: number;
}

/** In bytes, of what a program says when it fails; and in characters of what the operator reads of it. */
const maxOutput = 64 * 1024;
const maxLine = 300;

/**
 * Has a program bring what the site shows to where else visitors read it, such as the store behind a CDN, unless it was
 * brought already. What was brought last stands in the site's folder: so a release is brought as well, and what a kill has
 * left is brought again.
 * @throws PublisherFault when the program fails or takes longer than it may; the reason of the signal when that ends it
 */
export async function pushSite(program: PushProgram, signal: AbortSignal): Promise<void> {
  const { siteDir } = program;
  const link = join(siteDir, 'current');
  // Its name alone may come again, when the site is laid out anew.
  const [set, { mtimeMs }] = await Promise.all([readlink(link), lstat(link)]);
  const mark = `${set} ${mtimeMs}\n`;
  const pushed = join(siteDir, '.pushed');
  if ((await readIfThere(pushed)) === mark) return;
  signal.throwIfAborted();
  await run(program, set, signal);
  await writeFile(`${pushed}.next`, mark);
  await rename(`${pushed}.next`, pushed);
}

function run(
  { file, siteDir, deadline }: PushProgram,
  set: string,
  signal: AbortSignal,
): Promise<void> {
  // A group of its own, so that what a script has started ends with it.
  const child: ChildProcess = spawn(file, [siteDir, set], {
    // Nothing else of ours. HOME is where such programs look for their own settings.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let reason: Error | undefined;
  const end = (why: unknown) => {
    reason ??= why instanceof Error ? why : new Error(String(why));
    if (child.pid !== undefined) killGroup(child.pid);
  };
  const timer = setTimeout(
    () => end(new PublisherFault(`SITE_PUSH takes longer than ${deadline / 1000} s.`)),
    deadline,
  );
  const abort = () => end(signal.reason);
  signal.addEventListener('abort', abort);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // The end of it says why.
    said = (said + text).slice(-maxOutput);
  });
  return new Promise<void>((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(new PublisherFault(`SITE_PUSH (${file}) cannot be started: ${message}.`)),
    );
    child.once('close', (code, killedBy) => {
      if (reason !== undefined) reject(reason);
      else if (code === 0) resolve();
      else reject(new PublisherFault(`SITE_PUSH ended by ${killedBy ?? code}: ${lastLine(said)}`));
    });
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** As a terminal can show it. */
const lastLine = (text: string): string =>
  (text.trim().split('\n').at(-1) ?? '').replace(/\p{C}/gu, ' ').trim().slice(0, maxLine) ||
  'it does not say why.';
