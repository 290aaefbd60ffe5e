import { mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import type { ReviewedRecord } from 'contract/review';
import { submissions } from 'contract/submissions';
import { bothDatabases } from '../../../testing/databases/databases';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { useApp } from '../../../testing/test-app';
import { RecordRepository } from '../../storage/records/record-repository';
import { Triage } from './triage';
import { TriageRepository } from './triage-repository';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });

  const listRows = () =>
    server.database
      .selectFrom('submissions')
      .select(['id', 'person', 'urgency_hint', 'version', 'triaged_version'])
      .orderBy('seq')
      .execute();
  const rowOf = async ({ _id }: ReviewedRecord) => (await listRows()).find(({ id }) => id === _id);
  const countChanges = async () =>
    (
      await server.database
        .selectFrom('record_changes')
        .select('count')
        .where('kind', '=', 'welfare')
        .executeTakeFirst()
    )?.count ?? 0;

  it('tells people apart by the key of duplicates, and finds what is urgent', async () => {
    const one = await send(server, 'welfare', { message: 'I want to kill myself.' });
    const same = await send(server, 'request', {
      ...{ fullName: String(one['name']).toUpperCase(), email: String(one['email']) },
      phone: String(one['phone']),
    });
    const other = await send(server, 'welfare', { email: 'other@example.org' });
    const before = await countChanges();
    await server.app.triage.run();
    const [first, second, third] = await Promise.all([one, same, other].map(rowOf));
    expect(first).toMatchObject({ urgency_hint: 'words', triaged_version: 0 });
    expect(second?.person).toBe(first?.person);
    expect(third?.person).not.toBe(first?.person);
    expect(JSON.stringify(await listRows())).not.toContain('@');
    // Open consoles hear of it, and only once.
    expect(await countChanges()).toBe(before + 1);
    await server.app.triage.run();
    expect(await countChanges()).toBe(before + 1);
  });

  it('takes people who gave no name for nobody, and not for one', async () => {
    const { fullName: _name, ...unnamed } = sampleBody('testimony');
    await server.post(submissions.testimony.endpoint, unnamed);
    await server.app.triage.run();
    expect(await listRows()).toMatchObject([{ person: null, triaged_version: 0 }]);
  });

  it('looks again at what was changed', async () => {
    const record = await send(server, 'welfare', { message: 'I want to kill myself.' });
    await server.app.triage.run();
    const before = await rowOf(record);
    const body = { ...record, email: 'new@example.org', message: 'All is well.' };
    await new RecordRepository(server.database).change(
      'welfare',
      { id: record._id, version: 0 },
      { body: JSON.stringify(body) },
    );
    await server.app.triage.run();
    expect(await rowOf(record)).toMatchObject({ urgency_hint: null, triaged_version: 1 });
    expect((await rowOf(record))?.person).not.toBe(before?.person);
  });

  it('raises no alert of what was changed, or is being erased, meanwhile', async () => {
    const { _id: id } = await send(server, 'welfare');
    const { now, makeId } = server.app;
    const store = (version: number) =>
      new TriageRepository(server.database).store(
        [{ id, kind: 'welfare', version, person: null, hint: 'words' }],
        now,
        makeId,
      );
    expect(await store(7)).toBe(false);
    if (databaseKind === 'postgres')
      await server.database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('submissions').where('id', '=', id).execute();
        expect(await store(0)).toBe(false);
      });
    expect(await server.database.selectFrom('urgent_alerts').select('id').execute()).toEqual([]);
  });

  it('follows a merge and its undoing', async () => {
    const call = await logInStaff(server);
    const stays = await send(server, 'contact', { message: 'one' });
    const goes = await send(server, 'contact', { email: 'b@example.org', message: 'two' });
    await server.app.triage.run();
    const before = await listRows();
    const choice = { survivor: versionOf(stays), merged: [versionOf(goes)] };
    const values = { email: 'b@example.org' };
    const { merge } = (
      await call(mergeRecords, { kind: 'contact', body: { ...choice, values } })
    ).json<MergeResult>();
    await server.app.triage.run();
    expect((await rowOf(stays))?.person).not.toBe(before[0]?.person);
    await call(undoMerge, { kind: 'contact', id: merge._id });
    await server.app.triage.run();
    expect((await listRows()).map(({ person }) => person)).toEqual(
      before.map(({ person }) => person),
    );
  });

  it('looks at all rows, also while other processes do', async () => {
    const { _id } = await send(server, 'contact');
    const row = await server.database
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    const { seq: _seq, ...values } = row;
    const copies = Array.from({ length: 250 }, (_, index) => ({
      ...values,
      id: `copy-${index}`,
    }));
    await server.database.insertInto('submissions').values(copies).execute();
    await Promise.all([server.app.triage.run(), new Triage(server.app).run()]);
    // What one process skipped because another held it is looked at the next time.
    await server.app.triage.run();
    const rows = await listRows();
    expect(rows).toHaveLength(251);
    expect(new Set(rows.map(({ triaged_version }) => triaged_version))).toEqual(new Set([0]));
    expect(new Set(rows.map(({ person }) => person)).size).toBe(1);
  });
});
