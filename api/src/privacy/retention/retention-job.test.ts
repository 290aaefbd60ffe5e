import {
  confirmRemoval,
  getRetention,
  holdRecord,
  releaseRecord,
} from 'contract/retention-requests';
import type { DueRecord, HeldRecord, RetentionOverview } from 'contract/retention-requests';
import { readValue } from 'contract/read-value';
import { mergeRecords } from 'contract/review-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { callDuringTransaction } from '../../../testing/databases/call-during-transaction';
import { everyRecord, makeJob, plant } from '../../../testing/samples/retention';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { AuditLog } from '../../storage/audit/audit-log';
import { removeRecords } from '../erasure/erase-records';
import { ownersFactorStartSetting } from '../../auth/second-factors/second-factor-policy';
import { SettingRepository } from '../../storage/setting-repository';
import { runClaimTimeout } from './run-repository';

const day = 24 * 3_600_000;
const arrived = '2026-03-02T10:00:00.000Z';
const old = { kind: 'enquiry', at: arrived, review: ['done', arrived] } as const;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    // These tests advance the clock by weeks, after which an owner without a second factor would lose all rights.
    const settings = new SettingRepository(server.database, () => now);
    await settings.write(ownersFactorStartSetting, '2999-01-01');
    call = await logInStaff(server);
  });

  const bareJob = (options?: Parameters<typeof makeJob>[2]) =>
    makeJob(server.database, () => now, options);
  /** Simulates a server that never stops: the removal ran on the day before. */
  const noteYesterday = async () => {
    const runs = server.database.selectFrom('retention_runs').select('day');
    if (!(await runs.where('finished_at', 'is not', null).limit(1).executeTakeFirst())) return;
    const at = new Date(now.getTime() - day).toISOString();
    await server.database
      .insertInto('retention_runs')
      .values({ day: at.slice(0, 10), owner: 'yesterday', renewed_at: at, finished_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  const job = (options?: Parameters<typeof makeJob>[2]) => ({
    run: async () => {
      await noteYesterday();
      await bareJob(options).run();
    },
  });
  const pass = (days: number) => {
    now = new Date(now.getTime() + days * day);
  };
  const plantMany = (count: number) =>
    Promise.all(Array.from({ length: count }, () => plant(server.database, old)));
  const left = async () => (await everyRecord(server.database)).length;
  const overview = async () => {
    call = await logInStaff(server);
    const answer = (await call(getRetention)).json<RetentionOverview>();
    expect(readValue(getRetention.response, answer)).toEqual(answer);
    return answer;
  };
  const removed = async () => {
    const rows = await server.database
      .selectFrom('audit_log')
      .select(['subjects', 'details'])
      .where('action', '=', 'retention')
      .execute();
    return rows.flatMap(({ subjects }) => JSON.parse(subjects) as string[]);
  };

  it('only lists and asks when it runs for the first time', async () => {
    await plantMany(2);
    pass(365);
    await job().run();
    const { kinds, records, lookedAt } = await overview();
    const askedAt = now.toISOString();
    expect(lookedAt).toBe(askedAt);
    expect(records).toHaveLength(2);
    const question = { askedAt, records: 2, reason: 'first', isConfirmed: false };
    expect(kinds).toEqual([{ kind: 'enquiry', due: 2, soon: 0, question }]);
    pass(1);
    await job().run();
    expect(await left()).toBe(2);
  });

  it('asks, and ends no hold, where the clock went ahead for days without a removal', async () => {
    await bareJob().run();
    await plantMany(2);
    const held = { kind: 'enquiry', record_id: 'elsewhere', reason: 'a dispute', held_by: 'a' };
    const until = '2026-06-01T00:00:00.000Z';
    await server.database
      .insertInto('retention_holds')
      .values({ ...held, until, held_at: arrived })
      .execute();
    pass(365);
    await bareJob().run();
    expect((await overview()).kinds).toMatchObject([{ due: 2, question: { reason: 'first' } }]);
    expect(await left()).toBe(2);
    const holds = await server.database.selectFrom('retention_holds').select('until').execute();
    expect(holds).toEqual([{ until }]);
  });

  it('asks anew where more is over than was agreed to, however little of the kind it is', async () => {
    await plantMany(1);
    pass(365);
    await job().run();
    const { askedAt } = (await overview()).kinds[0]?.question ?? { askedAt: '' };
    // This simulates an import.
    await plantMany(1);
    await call(confirmRemoval, { kind: 'enquiry', body: { askedAt } });
    await job().run();
    expect(await left()).toBe(2);
    const question = { reason: 'first', records: 2, isConfirmed: false };
    expect((await overview()).kinds).toMatchObject([{ due: 2, question }]);
  });

  it('keeps what somebody asks to have erased until staff have answered', async () => {
    await job().run();
    const [id = ''] = await plantMany(2);
    const request = { id: 'r', kind: 'erasure', record_kind: 'enquiry', record_id: id };
    await server.database
      .insertInto('privacy_requests')
      .values({ ...request, created_at: arrived, due_at: arrived, state: 'open' })
      .execute();
    pass(100);
    await job().run();
    expect(await everyRecord(server.database)).toEqual([id]);
    await server.database.updateTable('privacy_requests').set({ state: 'done' }).execute();
    pass(1);
    await job().run();
    expect(await left()).toBe(0);
  });

  it('asks before it removes more than a twentieth, and removes what was agreed to', async () => {
    await job().run();
    await plantMany(6);
    pass(100);
    await job().run();
    expect(await left()).toBe(6);
    const [asked] = (await overview()).kinds;
    expect(asked?.question).toMatchObject({ reason: 'many', records: 6 });
    const agree = (askedAt: unknown) =>
      call(confirmRemoval, { kind: 'enquiry', body: { askedAt } });
    const stale = await agree('2026-03-01T10:00:00.000Z');
    expect(stale.statusCode).toBe(409);
    // It arrived after staff were asked, so they have not agreed to it.
    const late = await plant(server.database, { ...old, review: ['done', now.toISOString()] });
    const { askedAt } = asked?.question ?? {};
    expect((await agree(askedAt)).statusCode).toBe(204);
    await job().run();
    expect(await everyRecord(server.database)).toEqual([late]);
    expect(await removed()).toHaveLength(6);
    expect((await overview()).kinds).toEqual([]);
    expect((await agree(askedAt)).statusCode).toBe(409);
  });

  it('removes a few without asking, once a day, in batches, and writes it down', async () => {
    await job().run();
    const ids = await plantMany(5);
    pass(100);
    await job().run();
    expect(await left()).toBe(0);
    expect([...(await removed())].sort()).toEqual([...ids].sort());
    await plantMany(1);
    await job().run();
    expect(await left()).toBe(1);
    const check = await new AuditLog(server.database, () => now).verify();
    expect(check).not.toHaveProperty('brokenAt');
  });

  it('is done by one of several that begin at once', async () => {
    await job().run();
    const ids = await plantMany(5);
    pass(100);
    await Promise.all([job().run(), job().run(), job().run()]);
    expect([...(await removed())].sort()).toEqual([...ids].sort());
    const runs = server.database.selectFrom('retention_runs').select('owner');
    expect(await runs.where('owner', '<>', 'yesterday').execute()).toHaveLength(2);
  });

  it('is finished by another when one was killed in the middle, which does nothing any more', async () => {
    await job().run();
    const kept = Array.from({ length: 2000 }, () => ({ ...old, review: undefined }));
    for (const { kind, at } of kept.slice(0, 200)) await plant(server.database, { kind, at });
    await plantMany(5);
    pass(100);
    let pieces = 0;
    const stopped = makeJob(server.database, () => now, {
      rest: () => (++pieces > 2 ? Promise.reject(new Error('killed')) : Promise.resolve()),
    });
    await expect(stopped.run()).rejects.toThrow('killed');
    const after = job();
    await after.run();
    expect(await left()).toBe(205);
    now = new Date(now.getTime() + runClaimTimeout);
    await after.run();
    expect(await left()).toBe(200);
    expect(await removed()).toHaveLength(5);
    await stopped.run();
    expect(await removed()).toHaveLength(5);
  });

  it('lets a worker that was thought dead change nothing', async () => {
    await job().run();
    await plantMany(3);
    pass(100);
    let isOther = false;
    const slow = makeJob(server.database, () => now, {
      rest: async () => {
        if (isOther) return;
        isOther = true;
        now = new Date(now.getTime() + runClaimTimeout);
        await job().run();
      },
    });
    await slow.run();
    expect(await removed()).toHaveLength(3);
    const run = server.database.selectFrom('retention_runs').select('finished_at');
    expect((await run.execute()).every((row) => row.finished_at !== null)).toBe(true);
  });

  it('keeps what staff hold until the day is over, and no longer', async () => {
    await job().run();
    const [id = ''] = await plantMany(2);
    pass(95);
    call = await logInStaff(server);
    const until = new Date(now.getTime() + 30 * day).toISOString().slice(0, 10);
    const body = { reason: 'a dispute', until };
    expect((await call(holdRecord, { kind: 'enquiry', id, body })).statusCode).toBe(204);
    await job().run();
    expect(await everyRecord(server.database)).toEqual([id]);
    expect((await overview()).held).toMatchObject([
      { kind: 'enquiry', _id: id, reason: 'a dispute' },
    ]);
    pass(32);
    await job().run();
    expect(await left()).toBe(0);
    expect((await overview()).held).toEqual([]);
  });

  it('holds nothing that is being removed at that moment', async () => {
    const id = await plant(server.database, old);
    const body = { reason: 'a dispute', until: '2026-04-01' };
    const held = await callDuringTransaction(
      server.database,
      (transaction) => removeRecords(transaction, 'enquiry', [id]),
      () => call(holdRecord, { kind: 'enquiry', id, body }),
    );
    expect(held.statusCode).toBe(404);
    expect(await server.database.selectFrom('retention_holds').selectAll().execute()).toEqual([]);
  });

  it('holds nothing that is not there, and for no day that is over or far ahead', async () => {
    const id = await plant(server.database, old);
    const put = (kind: 'enquiry' | 'welfare', until: string) =>
      call(holdRecord, { kind, id, body: { reason: 'r', until } });
    expect((await put('welfare', '2026-04-01')).statusCode).toBe(404);
    for (const until of ['2026-02-28', '2026-02-30', '2036-01-01'])
      expect((await put('enquiry', until)).statusCode).toBe(400);
    expect((await put('enquiry', '2026-03-01')).statusCode).toBe(204);
    const release = () => call(releaseRecord, { kind: 'enquiry', id });
    expect((await release()).statusCode).toBe(204);
    expect((await release()).statusCode).toBe(404);
  });

  it('shows what goes within a week', async () => {
    await job().run();
    await plantMany(1);
    pass(85);
    await job().run();
    const { kinds, records } = await overview();
    expect(kinds).toEqual([{ kind: 'enquiry', due: 0, soon: 1 }]);
    expect(records).toMatchObject([{ kind: 'enquiry', dueAt: '2026-05-31T10:00:00.000Z' }]);
  });

  it('says of what goes whether it stands in its list', async () => {
    const listed = await plant(server.database, old);
    const quarantined = await plant(server.database, {
      ...old,
      columns: { quarantine: 'honeypot' },
    });
    const locked = {
      kind: 'pledge',
      columns: { locked_until: '2026-05-01T00:00:00.000Z' },
    } as const;
    const kept = await plant(server.database, { ...old, ...locked });
    pass(365);
    await job().run();
    const places = new Map([
      [listed, undefined],
      [quarantined, 'quarantine'],
      [kept, 'locked'],
    ]);
    const placesOf = (records: readonly (DueRecord | HeldRecord)[]) =>
      new Map(records.map(({ _id, unlisted }) => [_id, unlisted]));
    const { records } = await overview();
    expect(placesOf(records)).toEqual(places);
    for (const { kind, _id } of records) {
      const body = { reason: 'a dispute', until: '2027-06-01' };
      await call(holdRecord, { kind, id: _id, body });
    }
    expect(placesOf((await overview()).held)).toEqual(places);
  });

  it('removes merged records together, and none while they may still be parted', async () => {
    await job().run();
    const ids = await plantMany(2);
    const merge = async () => {
      call = await logInStaff(server);
      const [survivor, merged] = ids.map((_id) => ({ _id, __v: 0 }));
      const choice = { survivor, merged: [merged], values: {} };
      expect((await call(mergeRecords, { kind: 'enquiry', body: choice })).statusCode).toBe(201);
    };
    pass(80);
    await merge();
    pass(20);
    await job().run();
    expect(await left()).toBe(2);
    pass(20);
    await job().run();
    expect(await left()).toBe(0);
    expect(await server.database.selectFrom('merges').selectAll().execute()).toEqual([]);
  });

  it('removes nothing where it only lists', async () => {
    await job({ does: 'list' }).run();
    await plantMany(1);
    pass(100);
    await job({ does: 'list' }).run();
    expect(await left()).toBe(1);
    expect((await overview()).records).toHaveLength(1);
  });
});
