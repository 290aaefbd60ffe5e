import { reportVisits } from 'contract/client-report-requests';
import type { Visit } from 'contract/client-report-requests';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { ReleasedSite } from '../../../testing/stand-ins/released-site';
import { makeApp } from '../../../testing/test-app';
import { SiteReleases } from '../site-releases';
import { VisitCounter } from './visit-counter';
import { VisitRepository, noVisits } from './visit-repository';

const site = new ReleasedSite();
site.set({
  'public-site': { stable: 'three', former: ['one', 'two'], kept: ['one', 'two', 'three'] },
});
afterAll(() => site.remove());

const visit = (version: string, isFaulty = false): Visit => ({
  package: 'public-site',
  ...{ version, isFaulty },
});

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let counter: VisitCounter;
  let counts: VisitRepository;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    test = await makeDatabase(kind);
    const { database } = test;
    counter = new VisitCounter({ database, now: () => now }, new SiteReleases(site.siteDir));
    counts = new VisitRepository(database, () => now);
  });
  afterEach(() => test.remove());

  const count = async (version: string) =>
    (await counts.countByVersion('public-site')).get(version) ?? noVisits;

  it('adds up what browsers report', async () => {
    await counter.add([visit('three'), visit('three', true)]);
    await counter.flush();
    await counter.add([visit('three')]);
    await counter.flush();
    now = new Date('2026-03-01T11:00:00Z');
    await counter.add([visit('three', true)]);
    await counter.flush();
    expect(await count('three')).toEqual({ visits: 4, faulty: 2 });
    const rows = await test.database.selectFrom('release_visits').select('hour').execute();
    expect(rows).toHaveLength(2);
  });

  it('counts only versions that browsers may have', async () => {
    await counter.add([visit('one'), visit('two'), visit('invented')]);
    await counter.flush();
    const rows = await test.database.selectFrom('release_visits').select('version').execute();
    expect(rows).toEqual([{ version: 'two' }]);
  });

  it('counts for a trial only documents that were loaded since it began', async () => {
    const begun = '2026-03-01T09:59:00.000Z';
    const canary = { version: 'four', percent: 10 };
    const { stable, former, kept } = site.state().packages['public-site'];
    const change = { at: begun, by: 'operator:root', did: 'canary', ...canary } as const;
    site.set({ 'public-site': { stable, former, kept, canary, changes: [change] } });
    await counter.add([visit('three'), visit('four', true)], 60);
    await counter.add([visit('three', true)], 61);
    await counter.flush();
    const during = (version: string) => counts.countDuring(begun, 'public-site', version);
    expect(await during('three')).toEqual({ visits: 1, faulty: 0 });
    expect(await during('four')).toEqual({ visits: 1, faulty: 1 });
    expect(await count('three')).toEqual({ visits: 2, faulty: 1 });
    site.set({ 'public-site': { stable, former, kept } });
  });

  it('forgets what is older than 30 days', async () => {
    await counter.add([visit('three')]);
    await counter.flush();
    now = new Date('2026-03-31T09:59:59Z');
    await counts.sweep();
    expect(await count('three')).toEqual({ visits: 1, faulty: 0 });
    now = new Date('2026-03-31T10:00:00Z');
    expect(await count('three')).toEqual({ visits: 0, faulty: 0 });
    await counts.sweep();
    expect(await test.database.selectFrom('release_visits').selectAll().execute()).toEqual([]);
  });
});

it('keeps counts that could not be stored for the next time', async () => {
  const { database, remove } = await makeDatabase('sqlite');
  const counter = new VisitCounter(
    { database, now: () => new Date() },
    new SiteReleases(site.siteDir),
  );
  await counter.add([visit('three', true)]);
  await database.schema.alterTable('release_visits').renameTo('lost').execute();
  await expect(counter.flush()).rejects.toThrow('release_visits');
  await counter.add([visit('three')]);
  await database.schema.alterTable('lost').renameTo('release_visits').execute();
  await counter.flush();
  const counts = new VisitRepository(database, () => new Date());
  expect((await counts.countByVersion('public-site')).get('three')).toEqual({
    visits: 2,
    faulty: 1,
  });
  await remove();
});

it('stores the last counts when the server closes, and logs nothing about who came', async () => {
  const server = await makeApp({ config: { siteDir: site.siteDir } });
  const sent = await server.post(
    reportVisits.path,
    { visits: [visit('three')] },
    { 'user-agent': 'sentinel' },
  );
  expect(sent.statusCode).toBe(204);
  await server.app.close();
  const rows = await server.database.selectFrom('release_visits').selectAll().execute();
  expect(rows).toMatchObject([{ package: 'public-site', visits: 1 }]);
  expect(server.logged).toEqual([]);
  await server.remove();
});
