import type { PackageReleases } from 'contract/site-state';
import { setTeamEmail, listReleases } from 'contract/release-requests';
import type { Releases } from 'contract/release-requests';
import { publisherCodes } from 'contract/publishing';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { logInStaff } from '../../../testing/people/staff';
import { ReleasedSite } from '../../../testing/stand-ins/released-site';
import { adminEmail, useApp } from '../../../testing/test-app';
import { ReleaseProgram } from '../release-program';
import { SiteReleases } from '../site-releases';
import { VisitCounter } from '../visits/visit-counter';
import { CanaryWatch } from './canary-watch';

const site = new ReleasedSite();
afterAll(() => site.remove());
const { siteDir, sitePublisher } = site;

const begun = '2026-03-01T10:00:00.000Z';
const onTrial: PackageReleases = {
  stable: 'one',
  former: [],
  kept: ['one', 'two'],
  canary: { version: 'two', percent: 10 },
  changes: [{ at: begun, by: 'operator:root', did: 'canary', version: 'two', percent: 10 }],
};

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, config: { siteDir, sitePublisher } });
  let visits: VisitCounter;
  let watch: CanaryWatch;
  beforeEach(() => {
    site.set({ 'member-area': onTrial });
    const folder = new SiteReleases(siteDir);
    visits = new VisitCounter(server.app, folder);
    const program = new ReleaseProgram(server.app, folder, sitePublisher);
    watch = new CanaryWatch(server.app, { site: folder, program, visits });
  });

  /** Counts visits of a version, of which the first are faulty. */
  const visit = (version: string, count: number, faulty: number) =>
    visits.add(
      Array.from({ length: count }, (_one, i) => ({
        ...({ package: 'member-area', version, isFaulty: i < faulty } as const),
      })),
    );
  const stopped = () => site.state().packages['member-area'].canary === undefined;

  it('stops a canary that fails more often, and tells its team', async () => {
    const call = await logInStaff(server);
    await call(setTeamEmail, { package: 'member-area', body: { email: 'team@example.org' } });
    await visit('one', 450, 2);
    await visit('two', 50, 20);
    await watch.look();
    expect(site.words()).toEqual([
      ...['release', 'canary', 'member-area', '0', '--by', 'rule', '--seen', begun],
    ]);
    expect(stopped()).toBe(true);
    const mail = await server.nextMail(/member-area/);
    expect(mail.to).toBe('team@example.org');
    expect(mail.text).toContain('20 faulty visits of 50');
    expect(mail.text).toContain('/admin/dashboard?section=releases');
    const entries = await listAuditEntries(server);
    expect(entries.at(-1)).toMatchObject({ action: 'canary-stopped', admin_id: 'server' });
    const { packages } = (await call(listReleases)).json<Releases>();
    expect(packages.find(({ name }) => name === 'member-area')?.stopped).toMatchObject({
      version: 'two',
      comparison: { canary: { visits: 50, faulty: 20 }, stable: { visits: 450, faulty: 2 } },
    });
  });

  it('tells the staff who may change releases where the team has no address any more, and once only', async () => {
    const call = await logInStaff(server);
    for (const email of ['team@example.org', null])
      await call(setTeamEmail, { package: 'member-area', body: { email } });
    await visit('one', 450, 2);
    await visit('two', 50, 20);
    await watch.look();
    await watch.look();
    const mails = (await server.allMails()).filter(({ text }) => text.includes('member-area'));
    expect(mails.map(({ to }) => to)).toEqual([adminEmail]);
    const entries = await listAuditEntries(server);
    expect(entries.filter(({ action }) => action === 'canary-stopped')).toHaveLength(1);
  });

  it('tells after a restart what a server that was killed had stopped', async () => {
    const changes = [
      ...(onTrial.changes ?? []),
      { at: '2026-03-01T11:00:00.000Z', by: 'rule', did: 'stop-canary', version: 'two' } as const,
    ];
    site.set({ 'member-area': { stable: 'one', former: [], kept: ['one'], changes } });
    await watch.look();
    expect((await server.nextMail(/member-area/)).to).toBe(adminEmail);
  });

  it('leaves a quiet canary alone', async () => {
    await visit('one', 450, 20);
    await visit('two', 50, 5);
    await watch.look();
    expect(stopped()).toBe(false);
  });

  it('counts since the canary got the share that it has', async () => {
    await visit('two', 50, 20);
    const wider = { at: '2026-03-01T11:00:00.000Z', by: 'operator:root', did: 'canary' } as const;
    const changes = [...(onTrial.changes ?? []), { ...wider, version: 'two', percent: 50 }];
    await visits.flush();
    site.set({ 'member-area': { ...onTrial, changes } });
    visits.clear();
    await visit('one', 50, 0);
    await visit('two', 50, 0);
    await watch.look();
    expect(stopped()).toBe(false);
  });

  it('waits for the next look where somebody changes it in the same moment', async () => {
    await visit('one', 450, 2);
    await visit('two', 50, 20);
    site.refuse('It was changed.', publisherCodes.changedMeanwhile);
    await watch.look();
    expect(server.logged).toEqual([]);
    site.refuse('It is broken.', publisherCodes.failed);
    await watch.look();
    expect(server.logged).toEqual([expect.stringContaining('HttpError')]);
  });
});
