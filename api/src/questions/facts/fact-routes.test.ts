import { addContactNote } from 'contract/contact-history-requests';
import { getFilterFacts } from 'contract/filter-fact-requests';
import type { SectionFacts } from 'contract/filter-fact-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { mergeRecords } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { makeMember } from '../../../testing/people/members';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });
  const read = async (kind: RecordKind) =>
    (await call(getFilterFacts, { kind })).json<SectionFacts>();
  const noteCall = (id: string, key: string, outcome: string) =>
    call(addContactNote, {
      kind: 'welfare',
      id,
      body: { key: key.repeat(32), way: 'hand', outcome },
    });

  it('names the records whose sender was reached, also through one that was merged into them', async () => {
    const [first, merged, missed] = [
      await send(server, 'welfare'),
      await send(server, 'welfare'),
      await send(server, 'welfare'),
    ];
    await noteCall(merged._id, 'a', 'reached');
    await noteCall(missed._id, 'b', 'not-reached');
    expect((await read('welfare')).contacted).toEqual([merged._id]);
    const merge = async (survivor: ReviewedRecord, one: ReviewedRecord) => {
      const choice = { survivor: versionOf(survivor), merged: [versionOf(one)], values: {} };
      const done = await call(mergeRecords, { kind: 'welfare', body: choice });
      return done.json<MergeResult>().records.find(({ _id }) => _id === survivor._id) ?? survivor;
    };
    const kept = await merge(first, merged);
    expect((await read('welfare')).contacted).toEqual([first._id]);
    await merge(missed, kept);
    expect((await read('welfare')).contacted).toEqual([missed._id]);
    expect((await read('request')).contacted).toEqual([]);
  });

  it('are noted in a confidential section, as its list is', async () => {
    for (const kind of ['welfare', 'contact'] as const) await read(kind);
    const entries = await listAuditEntries(server);
    const readings = entries.filter(({ action }) => action === 'read');
    expect(readings.map(({ kind }) => kind)).toEqual(['welfare']);
  });

  it('names the languages of senders and of members', async () => {
    const { _id } = await send(server, 'contact');
    await server.app.database
      .updateTable('submissions')
      .set({ language: 'de' })
      .where('id', '=', _id)
      .execute();
    expect((await read('contact')).languages).toEqual([
      { language: 'en', records: [] },
      { language: 'de', records: [_id] },
    ]);
    await makeMember(server, 'ada@example.org');
    expect((await read('profiles')).contacted).toEqual([]);
  });
});
