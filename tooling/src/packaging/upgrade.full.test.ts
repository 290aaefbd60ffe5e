import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FakeInstallation } from '../../testing/fake-installation';

jest.setTimeout(180_000);

let site: FakeInstallation;

beforeEach(async () => {
  site = new FakeInstallation();
  await site.prepare();
  site.unpack(site.pack('v1'));
  expect(await site.upgrade('v1', 'use')).toMatchObject({ code: 0 });
  site.restart();
  staffPublish('first');
});
afterEach(() => site.remove());

const snapshot = 'current/site/current/snapshot.json';
const staffPublish = (content: string) => writeFileSync(join(site.folder, snapshot), content);

const dying = { start: 'process.exit(3);' };
const silent = { start: 'setInterval(() => {}, 1000);' };

it('upgrades to an archive and goes back, with what open pages load and what staff have published', async () => {
  expect(await site.upgrade('current', 'to', site.pack('v2'))).toMatchObject({
    code: 0,
    output: expect.stringContaining('v2 runs. Back to v1: upgrade.mjs back') as string,
  });
  expect(await site.answering()).toBe('v2');
  expect(site.read('current/site/assets/shell/v1/main.js')).toBe('v1');
  expect(site.read('current/site/assets/shell/v1/.before-upgrade')).toBe('');
  expect(site.read(snapshot)).toBe('first');

  staffPublish('later');
  expect(await site.upgrade('current', 'back')).toMatchObject({ code: 0 });
  expect(await site.answering()).toBe('v1');
  expect(site.read('current/site/assets/shell/v2/main.js')).toBe('v2');
  expect(site.read(snapshot)).toBe('later');
  expect(site.target('previous')).toBe('v2');
});

it('uses a release that lies beside the one in use, and says so when it is in use already', async () => {
  site.unpack(site.pack('v2'));
  expect(await site.upgrade('v2', 'use')).toMatchObject({ code: 0 });
  expect(await site.answering()).toBe('v2');
  expect(await site.upgrade('v2', 'use')).toEqual({ code: 0, output: 'v2 is in use already.\n' });
});

it.each([
  ['dies at its start', dying],
  ['never answers', silent],
])('returns from a release that %s', async (_, release) => {
  await site.upgrade('current', 'to', site.pack('v2'));
  const { code, output } = await site.upgrade('current', 'to', site.pack('v3', release));
  expect(code).toBe(1);
  expect(output).toMatch(/^v3 was not healthy at .*; v2 runs again\./m);
  expect(await site.answering()).toBe('v2');
  expect([site.target('current'), site.target('previous')]).toEqual(['v2', 'v1']);
});

it('returns from a release whose restart fails', async () => {
  writeFileSync(
    join(site.folder, 'restart.mjs'),
    site.read('restart.mjs') +
      `if (readFileSync('current/start.mjs', 'utf8').startsWith('process.exit')) process.exit(1);`,
  );
  const { code, output } = await site.upgrade('current', 'to', site.pack('v2', dying));
  expect(code).toBe(1);
  expect(output).toMatch(/^v2 was not healthy at .*; v1 runs again\./m);
  expect(await site.answering()).toBe('v1');
});

describe.each(['publish', 'restart', 'start'] as const)('killed at its step "%s"', (step) => {
  beforeEach(async () => {
    await site.upgrade('current', 'to', site.pack('v2'));
    await site.upgradeUntilKilled(step, 'to', site.pack('v3'));
    // At any moment a complete release can be started.
    site.restart();
  });

  const shown = () => [site.target('current'), site.target('previous')];

  it('is done when it is asked for again', async () => {
    expect(await site.upgrade('v3', 'use')).toMatchObject({ code: 0 });
    expect(await site.answering()).toBe('v3');
    expect(shown()).toEqual(['v3', 'v2']);
  });

  it('is undone by `back`, but where it had not begun', async () => {
    const begun = step !== 'publish';
    expect(await site.upgrade('current', 'back')).toMatchObject({ code: 0 });
    expect(await site.answering()).toBe(begun ? 'v2' : 'v1');
    expect(shown()).toEqual(begun ? ['v2', 'v1'] : ['v1', 'v2']);
  });

  it('never counts as a release to return to', async () => {
    await site.upgrade('current', 'to', site.pack('v4', dying));
    expect(await site.answering()).toBe('v2');
    expect(shown()).toEqual(['v2', 'v1']);
  });
});
