import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../../storage/load-once';
import { readLiveSet } from './live-set';
import { ProgramEnd, splitLines } from './program-end';
import { PublisherError } from './publisher-process';

export interface PushProgram {
  /** The file of the program (SITE_PUSH), which gets the site's folder and the name of the set as arguments. */
  readonly file: string;
  readonly siteDir: string;
  /** Timeout in milliseconds. */
  readonly deadline: number;
}

/** Maximum length of the error output that is kept, in characters. */
const maxOutput = 64 * 1024;

/**
 * Runs a program that copies the shown site to where else visitors read it, such as the store behind a CDN, unless that
 * was done before. The last push is recorded in the site's folder, so a release is pushed as well, and a killed push is
 * repeated.
 * @throws PublisherError if the program fails or times out; the reason of the signal if that ends it
 */
export async function pushSite(program: PushProgram, signal: AbortSignal): Promise<void> {
  const { siteDir } = program;
  const { path: set, mark: live } = await readLiveSet(siteDir);
  const mark = `${[live, ...(await listPreviews(siteDir))].join(' ')}\n`;
  const pushed = join(siteDir, '.pushed');
  if ((await readIfThere(pushed)) === mark) return;
  signal.throwIfAborted();
  await run(program, set, signal);
  await writeFile(`${pushed}.next`, mark);
  await rename(`${pushed}.next`, pushed);
}

/** Builds that only staff load: their files are pushed as well, without another set. */
const listPreviews = (siteDir: string): Promise<readonly string[]> =>
  readdir(join(siteDir, 'previews'), { recursive: true }).then(
    (names) => names.filter((name) => name.endsWith('.json')).sort(),
    () => [],
  );

function run(
  { file, siteDir, deadline }: PushProgram,
  set: string,
  signal: AbortSignal,
): Promise<void> {
  // The child leads a process group of its own, so that processes started by a script end with it.
  const child: ChildProcess = spawn(file, [siteDir, set], {
    // The child gets nothing else of the environment; HOME is where such programs look for their settings.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const end = new ProgramEnd(() => child.pid !== undefined && killGroup(child.pid));
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // The reason of a failure is at the end of the output.
    said = (said + text).slice(-maxOutput);
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(new PublisherError(`SITE_PUSH (${file}) cannot be started: ${message}.`)),
    );
    child.once('close', (code, killedBy) => {
      const why = splitLines(`${said}\n`).at(-1) ?? 'it does not say why.';
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
    // The process has ended already.
  }
}
