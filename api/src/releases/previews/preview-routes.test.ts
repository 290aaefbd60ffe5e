import { getOpenPreviews, leavePreviews, openPreview } from 'contract/release-requests';
import { logOutAdmin } from 'contract/staff-login-requests';
import { addRole } from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { changeRoles, logInWith } from '../../../testing/people/roles';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { ReleasedSite } from '../../../testing/stand-ins/released-site';
import { useApp } from '../../../testing/test-app';
import { OpenPreviewRepository } from './open-preview-repository';

const site = new ReleasedSite();
afterAll(() => site.remove());

const start = new Date('2026-03-01T10:00:00Z');
const hours = 3_600_000;
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

const release = {
  entry: { href: '/assets/member-area/new/entry.js', integrity: 'sha256-entry' },
  styles: [{ href: '/assets/member-area/new/a.css', integrity: 'sha256-style' }],
  contract: 2,
};
const build = { at: '2026-03-01T09:00:00.000Z', by: 'operator:root', contract: 2, entryBytes: 9 };

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let now = start;
  const server = useApp({
    databaseKind,
    config: { siteDir: site.siteDir, sitePublisher: site.sitePublisher },
    now: () => now,
  });
  let call: StaffCall;
  beforeEach(async () => {
    now = start;
    site.set({});
    site.addPreview('member-area', { ...build, version: 'new', releases: { en: release } });
    call = await logInStaff(server);
  });

  const open = (version = 'new', by = call) => by(openPreview, { package: 'member-area', version });
  const get = async (by = call, language = 'en') =>
    (await by(getOpenPreviews, { query: { language } })).json<object>();

  it('gives what the shell loads to the session that opened it, and to no other', async () => {
    expect((await open()).statusCode).toBe(204);
    const until = later(12 * hours).toISOString();
    const opened = { remote: 'member-area', version: 'new', release, until };
    expect(await get()).toEqual({ previews: [opened] });
    expect(await get(await logInStaff(server))).toEqual({ previews: [] });
    expect(await get(call, 'de')).toEqual({ previews: [] });
    const [entry] = await listAuditEntries(server);
    expect(entry).toMatchObject({
      ...{ action: 'preview-open', kind: 'releases', subjects: '["member-area"]' },
      details: expect.stringContaining('"version":"new"'),
    });
  });

  it('opens one build of a remote at a time', async () => {
    site.addPreview('member-area', { ...build, version: 'newer', releases: { en: release } });
    await open();
    await open('newer');
    expect(await get()).toMatchObject({ previews: [{ version: 'newer' }] });
  });

  it('opens no build that is not there, and forgets one that was released meanwhile', async () => {
    expect((await open('unknown')).statusCode).toBe(404);
    await open();
    site.set({});
    expect(await get()).toEqual({ previews: [] });
  });

  it('is left by the session, and ends with it', async () => {
    await open();
    expect((await call(leavePreviews)).statusCode).toBe(204);
    expect(await get()).toEqual({ previews: [] });
    await open();
    await call(logOutAdmin);
    expect(await server.database.selectFrom('open_previews').selectAll().execute()).toEqual([]);
  });

  it('ends after a day at the latest', async () => {
    const headers = await server.logIn();
    const token = headers.cookie.split('=', 2)[1] ?? '';
    const previews = new OpenPreviewRepository(server.database, () => now);
    await previews.open(token, 'member-area', 'new');
    now = later(24 * hours - 1);
    expect(await previews.list(token)).toHaveLength(1);
    await previews.sweep();
    now = later(24 * hours);
    expect(await previews.list(token)).toEqual([]);
    await previews.sweep();
    now = start;
    expect(await previews.list(token)).toEqual([]);
  });

  it('gives nothing to staff who lost the right', async () => {
    const rights = ['releases:read', 'releases:preview'];
    const { id } = (await call(addRole, { body: { name: 'Team', rights } })).json<{ id: string }>();
    const team = await logInWith(server, id);
    expect((await open('new', team.call)).statusCode).toBe(204);
    expect(await get(team.call)).toMatchObject({ previews: [{ version: 'new' }] });
    await changeRoles(server, [id], ['media']);
    expect(await get(team.call)).toEqual({ previews: [] });
    expect((await open('new', team.call)).statusCode).toBe(404);
  });
});
