import {
  findEmailHouseholds,
  getContactHistory,
  maxBulkEmails,
  sendEmails,
} from 'contract/contact-history-requests';
import type { ContactHistory } from 'contract/contact-history-requests';
import type { ResponseOf } from 'contract/request';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  let ruth: ReviewedRecord;
  let ben: ReviewedRecord;
  beforeEach(async () => {
    call = await logInStaff(server);
    ruth = await send(server, 'contact', { name: 'Ruth', email: 'ruth@example.org' });
    ben = await send(server, 'welfare', { name: 'Ben', email: 'ben@example.org' });
  });

  const to = (kind: RecordKind, { _id: id, email }: ReviewedRecord) => ({
    ...{ kind, id, to: String(email) },
  });
  const write = async (records: readonly object[], by = call, key = 'b'.repeat(32), more = {}) => {
    const body = {
      key,
      records,
      language: 'en',
      subject: 'Sunday',
      text: 'We meet at ten.',
      ...more,
    };
    const answer = await by('POST', sendEmails.path, body);
    return answer.json<ResponseOf<typeof sendEmails>>();
  };
  const historyOf = async (kind: RecordKind, { _id: id }: ReviewedRecord) =>
    (await call(getContactHistory, { kind, id })).json<ContactHistory>().outreach;

  it('greets each person by name, moves their records on, and is noted once for each section', async () => {
    const { sent, refused } = await write([to('contact', ruth), to('welfare', ben)]);
    expect(refused).toEqual([]);
    expect(sent).toMatchObject([
      { id: ruth._id, review: { state: 'in-progress' } },
      { id: ben._id, review: { state: 'in-progress' } },
    ]);
    const [email] = await historyOf('welfare', ben);
    expect(email?.words?.text).toMatch(/^Hello Ben,\n\nWe meet at ten\.\n\nWarm greetings/);
    const noted = (await listAuditEntries(server)).filter(({ action }) => action === 'outreach');
    expect(noted.map(({ kind }) => kind).sort()).toEqual(['contact', 'welfare']);
  });

  it('is noted for those whom it reaches, also if it fails for another', async () => {
    // The emails about the forms ask for the church's name too.
    await server.app.mailer.drain();
    const read = jest
      .spyOn(server.app.church, 'read')
      .mockResolvedValueOnce(await server.app.church.read('en'))
      .mockRejectedValueOnce(new Error('The database is away.'));
    await write([to('contact', ruth), to('welfare', ben)]);
    read.mockRestore();
    expect(await historyOf('contact', ruth)).toHaveLength(1);
    const noted = (await listAuditEntries(server)).filter(({ action }) => action === 'outreach');
    expect(noted.map(({ kind }) => kind)).toEqual(['contact']);
  });

  it('goes once to each address, and to none that has changed or is not there', async () => {
    const again = await send(server, 'contact', { name: 'Ruth B', email: 'RUTH@example.org' });
    const { sent, refused } = await write([
      to('contact', ruth),
      to('contact', again),
      { ...to('welfare', ben), to: 'old@example.org' },
      { ...to('welfare', ben), id: '0'.repeat(36) },
    ]);
    expect(sent).toHaveLength(1);
    expect(refused.map(({ code }) => code)).toEqual([
      'same-address',
      'record-changed',
      'no-record',
    ]);
  });

  describe('to a household', () => {
    beforeEach(async () => {
      const { database } = server.app;
      const persons = [ruth, ben].map(({ _id }) => ({ record_id: _id, person_id: `p-${_id}` }));
      await database
        .insertInto('person_records')
        .values(
          persons.map((one, at) => ({
            ...one,
            kind: at === 0 ? 'contact' : 'welfare',
            at: '2026-03-01T09:00:00.000Z',
          })),
        )
        .onConflict((conflict) =>
          conflict
            .column('record_id')
            .doUpdateSet((row) => ({ person_id: row.ref('excluded.person_id') })),
        )
        .execute();
      await database
        .insertInto('household_members')
        .values(
          persons.map(({ person_id }) => ({ person_id, household_id: 'h1', joined_from: null })),
        )
        .execute();
    });

    it('is one email where wished, which greets all of it', async () => {
      const records = [to('contact', ruth), to('welfare', ben)];
      const { sent, refused } = await write(records, call, 'a'.repeat(32), { perHousehold: true });
      expect(sent.map(({ id }) => id)).toEqual([ruth._id]);
      expect(refused).toEqual([{ kind: 'welfare', id: ben._id, code: 'same-household' }]);
      const [email] = await historyOf('contact', ruth);
      expect(email?.words?.text).toMatch(/^Hello Ruth and Ben,/);
      expect((await write(records)).sent).toHaveLength(2);
    });

    it('is known before, to those who may write to several of it', async () => {
      const { _id: other } = await send(server, 'contact', { email: 'other@example.org' });
      const find = async (by: StaffCall) => {
        const body = { records: [ben._id, other, ruth._id] };
        const answer = await by(findEmailHouseholds, { body });
        return answer.json<ResponseOf<typeof findEmailHouseholds>>().households;
      };
      expect(await find(call)).toEqual([[ben._id, ruth._id]]);
      const { call: welcome } = await logInWith(server, 'welcome-team');
      expect(await find(welcome)).toEqual([]);
    });

    it('is none to those who may write to one person of it alone', async () => {
      const again = await send(server, 'contact', { email: 'ruth.else@example.org' });
      await server.database
        .insertInto('person_records')
        .values({
          ...{ record_id: again._id, person_id: `p-${ruth._id}` },
          ...{ kind: 'contact', at: '2026-03-01T09:00:00.000Z' },
        })
        .execute();
      const body = { records: [ruth._id, again._id] };
      const find = async (by: StaffCall) =>
        (await by(findEmailHouseholds, { body })).json<ResponseOf<typeof findEmailHouseholds>>();
      expect((await find(call)).households).toEqual([body.records]);
      await server.database
        .insertInto('roles')
        .values({
          id: 'writer',
          position: 9,
          name: 'writer',
          rights: '["contact:read","contact:review"]',
        })
        .execute();
      const { call: writer } = await logInWith(server, 'writer');
      expect((await find(writer)).households).toEqual([]);
      const records = [to('contact', ruth), to('contact', again)];
      const { sent } = await write(records, writer, 'b'.repeat(32), { perHousehold: true });
      expect(sent).toHaveLength(2);
    });
  });

  it('leaves out sections in which the caller may not write', async () => {
    const { call: welcome } = await logInWith(server, 'welcome-team');
    const guest = await send(server, 'firstTimer', { email: 'guest@example.org' });
    const { sent, refused } = await write([to('firstTimer', guest), to('welfare', ben)], welcome);
    expect(sent).toMatchObject([{ id: guest._id }]);
    expect(refused).toEqual([{ kind: 'welfare', id: ben._id, code: 'no-right' }]);
    expect(await historyOf('welfare', ben)).toEqual([]);
  });

  it('is sent once for a repeated request, and to a bounded number', async () => {
    const records = [to('contact', ruth)];
    for (let times = 0; times < 2; times++) expect((await write(records)).sent).toHaveLength(1);
    expect(await historyOf('contact', ruth)).toHaveLength(1);
    const many = Array.from({ length: maxBulkEmails + 1 }, () => to('contact', ruth));
    const body = { key: 'c'.repeat(32), records: many, subject: 'x', text: 'x' };
    expect((await call('POST', sendEmails.path, body)).statusCode).toBe(400);
  });

  it('stops at the limit of mails to one record', async () => {
    const keys = Array.from({ length: 6 }, (_, at) => String(at).repeat(32));
    const answers = [];
    for (const key of keys) answers.push(await write([to('contact', ruth)], call, key));
    expect(answers.at(-1)?.refused).toMatchObject([{ code: 'too-many-mails' }]);
  });
});
