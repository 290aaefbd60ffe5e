import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PublisherError } from './publisher-process';
import { pushSite } from './push-site';

let folder: string;
let siteDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-site-'));
  siteDir = join(folder, 'site');
  mkdirSync(siteDir);
  show('sets/1');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Switches the site to a set as a release does. */
function show(set: string) {
  rmSync(join(siteDir, 'current'), { force: true });
  symlinkSync(set, join(siteDir, 'current'));
}

const push = (
  code: string,
  { deadline = 60_000, signal = new AbortController().signal } = {},
): Promise<void> => {
  const file = join(folder, 'push.sh');
  writeFileSync(file, `#!/bin/sh\n${code}`, { mode: 0o700 });
  return pushSite({ file, siteDir, deadline }, signal);
};

const note = 'echo "$2" >> "$1/noted"';
const noted = () => readFileSync(join(siteDir, 'noted'), 'utf8').trim().split('\n');

it('pushes each set once, with the folder and its name', async () => {
  await push(note);
  await push(note);
  expect(noted()).toEqual(['sets/1']);
  show('sets/2');
  await push(note);
  expect(noted()).toEqual(['sets/1', 'sets/2']);
});

it('pushes a site that was laid out anew under the name of one that was pushed', async () => {
  await push(note);
  // The timestamp of a link has limited precision.
  const before = Date.now();
  while (Date.now() < before + 2);
  show('sets/1');
  await push(note);
  expect(noted()).toEqual(['sets/1', 'sets/1']);
});

it('pushes a build that only staff load, although visitors get the same set', async () => {
  await push(note);
  mkdirSync(join(siteDir, 'previews/public-site'), { recursive: true });
  writeFileSync(join(siteDir, 'previews/public-site/0a1b.json'), '{}');
  await push(note);
  await push(note);
  expect(noted()).toEqual(['sets/1', 'sets/1']);
});

it('pushes again what has failed, and says why in one line', async () => {
  const failing = push('echo "Trying." >&2; printf "No\\trights.\\n" >&2; exit 3');
  await expect(failing).rejects.toThrow(PublisherError);
  await expect(failing).rejects.toThrow('SITE_PUSH ended by 3: No rights.');
  await push(note);
  expect(noted()).toEqual(['sets/1']);
});

it('says when the program cannot be started', async () => {
  const missing = pushSite(
    { file: join(folder, 'none'), siteDir, deadline: 1000 },
    new AbortController().signal,
  );
  await expect(missing).rejects.toThrow(/^SITE_PUSH \(.*none\) cannot be started: .*ENOENT/);
});

it('gives the program nothing of ours that it need not know', async () => {
  process.env['ADMIN_PASSWORD'] = 'a long enough sample password';
  await push('env > "$1/environment"');
  delete process.env['ADMIN_PASSWORD'];
  expect(readFileSync(join(siteDir, 'environment'), 'utf8')).not.toContain('sample password');
});

it('ends a program that takes too long', async () => {
  const slow = push('exec sleep 600', { deadline: 50 });
  await expect(slow).rejects.toThrow('SITE_PUSH takes longer than 0.05 s.');
});

it('ends the program and what it has started when the server stops', async () => {
  const stopping = new AbortController();
  const watcher = watch(siteDir);
  const child = () =>
    existsSync(join(siteDir, 'child')) ? readFileSync(join(siteDir, 'child'), 'utf8') : '';
  const pushed = push('sleep 600 & echo "$!" > "$1/child"; wait', { signal: stopping.signal });
  while (!child().endsWith('\n')) await once(watcher, 'change');
  watcher.close();
  stopping.abort(new Error('The server stops.'));
  await expect(pushed).rejects.toThrow('The server stops.');
  // All processes get the signal at once, and each ends when the kernel schedules it.
  while (isRunning(Number(child()))) await setImmediate();
  expect(isRunning(Number(child()))).toBe(false);
});

/** A zombie, whose exit code was not collected yet, does not count as running. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
