import { noticeDays } from 'contract/retention-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeJob, plant } from '../../../testing/samples/retention';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

const day = 24 * 3_600_000;
const arrived = '2026-03-02T10:00:00.000Z';
const retention = 3 * 365;
const image = '/api/profiles/images/00000000-0000-4000-8000-000000000000.webp';

describe.each(databaseKinds)('on %s, a profile that nobody uses', (databaseKind) => {
  let server: TestApp;
  let now: Date;
  let id: string;
  beforeEach(async () => {
    now = new Date(arrived);
    server = await makeApp({ databaseKind, now: () => now });
    id = await plant(server.database, {
      ...{ kind: 'profiles', at: arrived },
      columns: {
        ...{ email: 'member@example.org', language: 'de' },
        body: JSON.stringify({ fullName: 'A Member', email: 'member@example.org', image }),
      },
    });
  });
  afterEach(() => server.remove());

  /** Runs the removal on a day, as if it had also run on the day before. */
  const runOn = async (days: number) => {
    now = new Date(Date.parse(arrived) + days * day);
    const yesterday = new Date(now.getTime() - day).toISOString();
    await server.database
      .insertInto('retention_runs')
      .values({
        ...{ day: yesterday.slice(0, 10), owner: 'yesterday' },
        ...{ renewed_at: yesterday, finished_at: yesterday },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await makeJob(server.database, () => now).run();
  };
  const left = async () =>
    (await server.database.selectFrom('profiles').select('id').execute()).length;
  const waiting = async () =>
    (await server.database.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);
  /** Simulates a mail server that becomes available now. */
  const send = async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    return server.nextMail();
  };

  it('goes 30 days after its member was told in their language, and not before', async () => {
    await runOn(retention - noticeDays - 1);
    expect(await waiting()).toEqual([]);
    await runOn(retention - noticeDays);
    expect(await waiting()).toEqual(['profile-end']);
    // No mail server accepts the email, so the notice period has not begun.
    await runOn(retention + 10);
    expect(await left()).toBe(1);
    const { to, text } = await send();
    expect(to).toBe('member@example.org');
    expect(text).toContain('/de/join-us/login');
    while ((await waiting()).length > 0);
    await runOn(retention + 10 + noticeDays - 1);
    expect([await left(), await waiting()]).toEqual([1, []]);
    await runOn(retention + 10 + noticeDays);
    expect(await left()).toBe(0);
    const loose = await server.database.selectFrom('loose_pictures').select('address').execute();
    expect(loose).toEqual([{ address: image }]);
    const notices = server.database.selectFrom('profile_notices').selectAll();
    expect(await notices.execute()).toEqual([]);
  });

  it('stays where its member logs in after the mail, and is told anew years later', async () => {
    await runOn(retention - noticeDays);
    await send();
    while ((await waiting()).length > 0);
    await server.database
      .updateTable('profiles')
      .set({ last_login_at: now.toISOString() })
      .execute();
    await runOn(retention);
    await runOn(retention + 1);
    expect(await left()).toBe(1);
    const notices = server.database.selectFrom('profile_notices').selectAll();
    expect(await notices.execute()).toEqual([]);
    await runOn(2 * retention - 2 * noticeDays + 30);
    expect(await notices.execute()).toMatchObject([{ profile_id: id }]);
    expect(await left()).toBe(1);
  });

  it('is announced by no run that is the first, and by no clock that was set ahead', async () => {
    now = new Date(Date.parse(arrived) + 2 * retention * day);
    await makeJob(server.database, () => now).run();
    expect([await waiting(), await left()]).toEqual([[], 1]);
  });
});
