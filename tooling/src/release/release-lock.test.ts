import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withReleaseLock } from './release-lock';

let folder: string;
const lock = () => join(folder, '.lock');
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
        expect(readFileSync(lock(), 'utf8')).toContain(`publish ${name}`);
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
  expect(existsSync(lock())).toBe(false);
});

it('gives the lock back when the work fails', async () => {
  const work = () => withReleaseLock(folder, 'a', () => Promise.reject(new Error('No.')), { say });
  await expect(work()).rejects.toThrow('No.');
  await expect(work()).rejects.toThrow('No.');
});

const leave = (pid: number) =>
  writeFileSync(lock(), JSON.stringify({ what: 'publish x', host: hostname(), pid, since: 'now' }));

it('says what to do about a lock whose owner has gone', async () => {
  // No Linux gives a process this number.
  leave(2 ** 22 + 1);
  await expect(withReleaseLock(folder, 'a', async () => 1, { say })).rejects.toThrow(
    `but that process has gone. See that nothing runs, then delete ${lock()}.`,
  );
});

it('does not wait for ever', async () => {
  leave(process.pid);
  await expect(withReleaseLock(folder, 'a', async () => 1, { say, timeouts: 0 })).rejects.toThrow(
    'and does not end',
  );
});
