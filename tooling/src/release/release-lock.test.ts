import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withReleaseLock, withLockIfFree } from './release-lock';

let folder: string;
const say = jest.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-lock-'));
  say.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets three teams release one after another, and says whom one waits for', async () => {
  let atWork = 0;
  const release = (name: string) =>
    withReleaseLock(
      folder,
      `publish ${name}`,
      async () => {
        atWork += 1;
        expect(atWork).toBe(1);
        expect(readFileSync(join(folder, '.release'), 'utf8')).toContain(`publish ${name}`);
        await new Promise((resolve) => setImmediate(resolve));
        atWork -= 1;
        return name;
      },
      { say },
    );
  const names = ['public-site', 'member-area', 'admin-console'];
  await expect(Promise.all(names.map(release))).resolves.toEqual(names);
  expect(say.mock.calls).toEqual([
    [expect.stringMatching(/"publish public-site" is under way since .* Waiting for it\./)],
    [expect.stringContaining('"publish public-site" is under way')],
  ]);
  expect(readdirSync(folder)).toEqual(['.release-lock']);
});

it('gives the lock back when the work fails', async () => {
  const work = () => withReleaseLock(folder, 'a', () => Promise.reject(new Error('No.')), { say });
  await expect(work()).rejects.toThrow('No.');
  await expect(work()).rejects.toThrow('No.');
});

/** Locks the site in another process for that process's lifetime. */
async function lockElsewhere() {
  const lines = [
    `import { withReleaseLock } from ${JSON.stringify(join(__dirname, 'release-lock.ts'))};`,
    `const stay = () => new Promise((end) => { setTimeout(end, 60_000); console.log('held'); });`,
    `await withReleaseLock(${JSON.stringify(folder)}, 'publish x', stay, { say() {} });`,
  ];
  const args = ['--import', 'tsx', '--input-type=module', '--eval', lines.join('\n')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

it('waits for another process, and no longer than that lives, even if it is killed', async () => {
  const other = await lockElsewhere();
  const told: string[] = [];
  const kill = (message: string) => {
    told.push(message);
    other.kill('SIGKILL');
  };
  await expect(withReleaseLock(folder, 'a', async () => 1, { say: kill })).resolves.toBe(1);
  expect(told).toEqual([expect.stringContaining(`(process ${other.pid} on`)]);
});

it('does not wait for ever', async () => {
  const release = (work: () => Promise<unknown>) =>
    withReleaseLock(folder, 'publish x', work, { say, timeouts: 0 });
  await release(() =>
    expect(release(async () => 1)).rejects.toThrow(/"publish x" is .* and does not end\./),
  );
});

it('makes room for a release that waits, and begins nothing while one is under way', async () => {
  const done = await withReleaseLock(
    folder,
    'publish x',
    () => withLockIfFree(folder, 'prepare', async () => 'done', jest.fn()),
    { say },
  );
  expect(done).toBeUndefined();
  const room = new EventEmitter();
  const work = async () => once(room, 'made');
  const preparation = withLockIfFree(folder, 'prepare', work, () => void room.emit('made', 'room'));
  const release = withReleaseLock(folder, 'publish x', async () => 'released', { say });
  expect(await preparation).toEqual(['room']);
  expect(await release).toBe('released');
  expect(readdirSync(folder)).toEqual(['.release-lock']);
});

it('is not moved by a release that was killed while it waited', async () => {
  writeFileSync(join(folder, '.release-waits'), '');
  const makeRoom = jest.fn();
  await withLockIfFree(folder, 'prepare', async () => undefined, makeRoom);
  expect(makeRoom).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual(['.release-lock']);
});
