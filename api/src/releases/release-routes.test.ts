import { changeRelease, listReleases, openPreview, setTeamEmail } from 'contract/release-requests';
import type { Releases, ReleasesOfPackage } from 'contract/release-requests';
import { reportVisits } from 'contract/client-report-requests';
import { publisherCodes } from 'contract/publishing';
import type { PackageReleases } from 'contract/site-state';
import { listAuditEntries } from '../../testing/people/audit-entries';
import { logInStaff } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { ReleasedSite } from '../../testing/stand-ins/released-site';
import { adminEmail, makeApp, useApp } from '../../testing/test-app';
import { recentConfirmationLifetime } from '../auth/staff-session/session-repository';

const site = new ReleasedSite();
afterAll(() => site.remove());
let now = new Date();
const { siteDir, sitePublisher } = site;
const server = useApp({ config: { siteDir, sitePublisher }, now: () => now });

let call: StaffCall;
let staffId: string;
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  site.set({ 'public-site': released });
  call = await logInStaff(server);
  const { id } = await server.database.selectFrom('admins').select('id').executeTakeFirstOrThrow();
  staffId = id;
});

const at = (day: number) => `2026-02-0${day}T10:00:00.000Z`;
const released: PackageReleases = {
  stable: 'three',
  former: ['lost', 'one', 'two'],
  kept: ['one', 'two', 'three', 'four'],
  canary: { version: 'four', percent: 20 },
  changes: [
    { at: at(1), by: 'operator:root', did: 'publish', version: 'one' },
    { at: at(2), by: 'staff:gone', did: 'publish', version: 'two' },
    { at: at(3), by: 'operator:root', did: 'promote', version: 'three' },
    { at: at(4), by: 'operator:root', did: 'canary', version: 'four', percent: 5 },
    { at: at(5), by: 'operator:anna', did: 'canary', version: 'four', percent: 20 },
  ],
  facts: { three: { contract: 2, entryBytes: 8000 } },
};

const list = async () => (await call(listReleases)).json<Releases>();
const publicSite = ({ packages }: Releases) =>
  packages.find(({ name }) => name === 'public-site') as ReleasesOfPackage;
const change = (body: object, name = 'public-site') =>
  call(changeRelease, { package: name, body: { seenChange: at(5), version: 'four', ...body } });

const none = { visits: 0, faulty: 0 };
const unknown = { since: null, by: null, contract: null, entryBytes: null, ...none };

it('lists what is live, on trial and kept of each package, and by whom', async () => {
  const all = await list();
  expect(all).toMatchObject({
    site: 'present',
    rule: { minVisits: 50, minFaulty: 5, oneIn: 100_000 },
  });
  expect(all.packages.map(({ name }) => name)).toEqual([
    'shell',
    'public-site',
    'member-area',
    'admin-console',
  ]);
  const root = { kind: 'operator', name: 'root' };
  expect(publicSite(all)).toEqual({
    name: 'public-site',
    team: { name: 'Website', email: null },
    stable: { version: 'three', since: at(3), by: root, contract: 2, entryBytes: 8000, ...none },
    canary: {
      ...{ ...unknown, version: 'four', since: at(4), by: root, percent: 20 },
      comparison: { canary: none, stable: none, verdict: 'too-few' },
    },
    former: [
      { ...unknown, version: 'two', since: at(2), by: { kind: 'staff', name: null } },
      { ...unknown, version: 'one', since: at(1), by: root },
    ],
    withdrawn: [],
    previews: [],
    stopped: null,
    seenChange: at(5),
  });
});

it('lists trials that were stopped, and what was gone back from, with who did that', async () => {
  const changes = [
    { at: at(1), by: 'operator:root', did: 'canary', version: 'tried', percent: 5 },
    { at: at(2), by: 'rule', did: 'stop-canary', version: 'tried' },
    { at: at(3), by: 'operator:root', did: 'publish', version: 'bad' },
    { at: at(4), by: 'operator:anna', did: 'rollback', version: 'good' },
  ] as const;
  const kept = ['good', 'unnoted', 'tried', 'bad'];
  site.set({ 'public-site': { stable: 'good', former: [], kept, changes } });
  expect(publicSite(await list()).withdrawn).toEqual([
    { ...unknown, version: 'bad', since: at(4), by: { kind: 'operator', name: 'anna' } },
    { ...unknown, version: 'tried', since: at(2), by: { kind: 'rule', name: null } },
    { ...unknown, version: 'unnoted' },
  ]);
});

it('lists a site from before changes were noted', async () => {
  const [shell] = (await list()).packages;
  expect(shell).toMatchObject({ stable: { ...unknown, version: 'one' }, seenChange: 'none' });
});

it('lists builds that only staff see, newest first, and which of them is open', async () => {
  const build = { by: `staff:${staffId}`, contract: 2, entryBytes: 9, releases: {} };
  site.addPreview('public-site', { ...build, version: 'old', at: at(1) });
  site.addPreview('public-site', { ...build, version: 'new', at: at(2) });
  await call(openPreview, { package: 'public-site', version: 'old' });
  const by = { kind: 'staff', name: adminEmail };
  const shown = { by, contract: 2, entryBytes: 9 };
  expect(publicSite(await list()).previews).toEqual([
    { ...shown, version: 'new', since: at(2), isOpen: false },
    { ...shown, version: 'old', since: at(1), isOpen: true },
  ]);
});

it('counts the visits of each version, and those of the trial apart', async () => {
  const visit = { package: 'public-site', isFaulty: false };
  const send = (visits: object[]) => server.post(reportVisits.path, { visits });
  await send([
    { ...visit, version: 'four', isFaulty: true },
    { ...visit, version: 'three' },
  ]);
  await send([{ ...visit, version: 'two' }]);
  const shown = publicSite(await list());
  expect(shown.stable).toMatchObject({ visits: 1, faulty: 0 });
  expect(shown.canary).toMatchObject({ visits: 1, faulty: 1 });
  expect(shown.canary?.comparison).toMatchObject({
    canary: { visits: 1, faulty: 1 },
    stable: { visits: 1, faulty: 0 },
  });
  expect(shown.former[0]).toMatchObject({ visits: 1, faulty: 0 });
});

it('counts each version once of a report, however often that names it', async () => {
  const visit = { package: 'public-site', version: 'four' };
  const visits = [visit, visit, visit].map((one, i) => ({ ...one, isFaulty: i > 0 }));
  await server.post(reportVisits.path, { visits });
  expect(publicSite(await list()).canary).toMatchObject({ visits: 1, faulty: 1 });
});

it.each([
  ['canary', { percent: 50 }, ['canary', 'public-site', '50', '--version', 'four']],
  ['stop-canary', {}, ['canary', 'public-site', '0']],
  ['promote', {}, ['promote', 'public-site']],
  ['rollback', { version: 'two' }, ['rollback', 'public-site', 'two']],
])('has the release command do a %s, and notes who wanted it', async (name, more, words) => {
  expect((await change({ change: name, ...more })).statusCode).toBe(200);
  expect(site.words()).toEqual(['release', ...words, '--by', `staff:${staffId}`, '--seen', at(5)]);
  const [entry, ...others] = await listAuditEntries(server);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ action: 'release-change', kind: 'releases', admin_id: staffId });
  expect(JSON.parse(entry?.details ?? '')).toMatchObject({
    change: name,
    version: expect.any(String),
  });
  expect(entry?.subjects).toBe('["public-site"]');
});

it('answers with what is live after the change', async () => {
  const changed = (await change({ change: 'stop-canary' })).json<ReleasesOfPackage>();
  expect(changed).toMatchObject({ canary: null, seenChange: '2026-03-01T12:00:00.000Z' });
});

it.each([
  ['changed-meanwhile', publisherCodes.changedMeanwhile, {}],
  ['release-refused', publisherCodes.failed, { reason: 'The shell speaks contract 2.' }],
])('says %s where the command refuses, and notes nothing', async (code, exit, more) => {
  site.refuse('The shell speaks contract 2.', exit);
  const refused = await change({ change: 'promote' });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code, ...more }]);
  expect(await listAuditEntries(server)).toEqual([]);
});

it('notes a change that visitors have, though the command failed while it tidied up', async () => {
  site.refuse('EACCES', publisherCodes.failed, 'after');
  expect((await change({ change: 'stop-canary' })).statusCode).toBe(200);
  expect(await listAuditEntries(server)).toMatchObject([{ action: 'release-change' }]);
});

it.each(['promote', 'stop-canary'])(
  'refuses to %s another canary than the one on trial',
  async (name) => {
    const refused = await change({ change: name, version: 'three' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'changed-meanwhile' },
    ]);
    expect(() => site.words()).toThrow('ENOENT');
  },
);

it.each(['--by', '-', `${at(5)}\0`, `${at(5)}\n`])(
  'passes no %j on to the command',
  async (seenChange) => {
    expect((await change({ change: 'promote', seenChange })).statusCode).toBe(400);
    expect(() => site.words()).toThrow('ENOENT');
  },
);

it('wants the share of a canary', async () => {
  const refused = await change({ change: 'canary' });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'missing-fields' }]);
  expect(() => site.words()).toThrow('ENOENT');
});

it('wants a recent confirmation', async () => {
  now = new Date(now.getTime() + recentConfirmationLifetime);
  expect((await change({ change: 'promote' })).statusCode).toBe(428);
});

it('keeps the address of a team', async () => {
  const set = (email: string | null) =>
    call(setTeamEmail, { package: 'public-site', body: { email } });
  expect((await set('Team@Example.org')).statusCode).toBe(204);
  expect(publicSite(await list()).team.email).toBe('team@example.org');
  await set('team@example.org');
  await set(null);
  expect(publicSite(await list()).team.email).toBeNull();
  const actions = (await listAuditEntries(server)).map(({ action, kind }) => [action, kind]);
  expect(actions).toEqual([
    ['settings', 'releases'],
    ['settings', 'releases'],
  ]);
});

it('has nothing to show or change without a site', async () => {
  const other = await makeApp();
  const ask = await logInStaff(other);
  expect((await ask(listReleases)).json()).toMatchObject({ site: 'absent', packages: [] });
  const body = { change: 'promote', version: 'four', seenChange: 'none' };
  const refused = await ask(changeRelease, { package: 'public-site', body });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'no-site' }]);
  await other.remove();
});
