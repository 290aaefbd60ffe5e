import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { lstat, readlink, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../../storage/load-once';
import { ProgramEnd, toWholeLines } from './program-end';
import { PublisherError } from './publisher-process';

export interface PushProgram {
  /** The file of the program (SITE_PUSH), which is started with the site's folder and the name of the set. */
  readonly file: string;
  readonly siteDir: string;
  /** In milliseconds. */
  readonly deadline: number;
}

/** In characters, of what a program says last when it fails. */
const maxOutput = 64 * 1024;

/**
 * Has a program bring what the site shows to where else visitors read it, such as the store behind a CDN, unless it was
 * brought already. What was brought last stands in the site's folder: so a release is brought as well, and what a kill has
 * left is brought again.
 * @throws PublisherError when the program fails or takes longer than it may; the reason of the signal when that ends it
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
  const end = new ProgramEnd(() => child.pid !== undefined && killGroup(child.pid));
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // The end of it says why.
    said = (said + text).slice(-maxOutput);
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(new PublisherError(`SITE_PUSH (${file}) cannot be started: ${message}.`)),
    );
    child.once('close', (code, killedBy) => {
      const why = toWholeLines(`${said}\n`).at(-1) ?? 'it does not say why.';
      if (end.reason !== undefined) reject(end.reason);
      else if (code === 0) resolve();
      else reject(new PublisherError(`SITE_PUSH ended by ${killedBy ?? code}: ${why}`));
    });
  });
  const whenLate = new PublisherError(`SITE_PUSH takes longer than ${deadline / 1000} s.`);
  return end.unlessDone(done, { deadline, whenLate, signal });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
