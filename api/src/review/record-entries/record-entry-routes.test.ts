import { getContactHistory } from 'contract/contact-history-requests';
import type { ContactHistory } from 'contract/contact-history-requests';
import { getRecordHistory } from 'contract/record-entry-requests';
import type { AddedRecord, RecordHistory } from 'contract/record-entry-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { getReviews, mergeRecords } from 'contract/review-requests';
import type { ReviewSnapshot } from 'contract/review-requests';
import { submissionNames } from 'contract/submissions';
import { changeTestimonySettings } from 'contract/testimony-requests';
import type { ErrorBody } from 'contract/wire';
import { bothDatabases } from '../../../testing/databases/databases';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { logInStaff, listEndpoint, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { publishEntry, sampleText, withValues } from '../../../testing/samples/content';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { correct, enter } from '../../../testing/samples/record-entries';
import { adminEmail, useApp } from '../../../testing/test-app';
import { noSitePublisher } from '../../content/site-publisher';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const wanted = jest.fn();
  const server = useApp({
    databaseKind,
    now: () => now,
    publisher: { ...noSitePublisher, wanted },
  });
  let now: Date;
  let call: StaffCall;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    wanted.mockClear();
    call = await logInStaff(server);
  });

  const list = async (kind: RecordKind) =>
    (await call('GET', listEndpoint(kind))).json<ReviewedRecord[]>();
  const history = async (kind: RecordKind, { _id: id }: ReviewedRecord) =>
    (await call(getRecordHistory, { kind, id })).json<RecordHistory>();
  const added = async (...entry: Parameters<typeof enter>) => {
    const answer = await enter(...entry);
    expect(answer.statusCode).toBe(201);
    return answer.json<AddedRecord>();
  };
  const noted = async () =>
    (await listAuditEntries(server))
      .filter(({ action }) => action !== 'read')
      .map(({ action, kind, subjects, details }) => ({
        ...{ action, kind },
        subjects: JSON.parse(subjects) as string[],
        details: JSON.parse(details) as Readonly<Record<string, unknown>>,
      }));
  const newsOf = () => server.database.selectFrom('staff_news').selectAll().execute();

  describe('adding', () => {
    it.each(submissionNames)(
      'stores %s as its form would, marked as taken by staff',
      async (kind) => {
        const { record, isMailed } = await added(call, kind, {}, { source: 'paper' });
        expect(isMailed).toBe(false);
        const { isHidden: _hidden, awaitsApproval: _awaits, ...stored } = record;
        expect(await list(kind)).toEqual([stored]);
        expect(await history(kind, record)).toEqual({
          origin: { origin: 'paper', at: now.toISOString(), by: adminEmail },
          corrections: [],
        });
        expect(await noted()).toMatchObject([
          { action: 'add', kind, subjects: [record._id], details: { source: 'paper' } },
        ]);
        expect([await server.allMails(), await newsOf()]).toEqual([[], []]);
        const { consents } = (await call(getReviews, { kind })).json<ReviewSnapshot>();
        expect(consents).toEqual([]);
      },
    );

    it('mails the confirmation of the form if that is wished, in the language of the person', async () => {
      const wish = { sendsMail: true, language: 'de' };
      expect((await added(call, 'contact', {}, wish)).isMailed).toBe(true);
      const mail = await server.nextMail();
      expect(mail.to).toBe('sample.person@example.org');
      expect(mail.text).toContain('Hallo');
      // Neither a form without an address nor a confidential one is confirmed.
      for (const kind of ['partnership', 'welfare'] as const)
        expect((await added(call, kind, {}, wish)).isMailed).toBe(false);
    });

    it('stores a repeated request once, and no other record for its key', async () => {
      const key = 'a'.repeat(32);
      const first = await added(call, 'contact', {}, { key });
      expect(await added(call, 'contact', {}, { key })).toEqual(first);
      expect((await enter(call, 'contact', { name: 'Other' }, { key })).statusCode).toBe(409);
      expect(await list('contact')).toHaveLength(1);
      expect(await noted()).toHaveLength(1);
    });

    it('names the wrong fields like the form', async () => {
      const answer = await enter(call, 'contact', { email: 'no address', name: ' ' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>().issues).toMatchObject([
        { path: 'name', code: 'missing' },
        { path: 'email', code: 'no-email' },
      ]);
    });

    it('hides a testimony that awaits approval where all do', async () => {
      await call(changeTestimonySettings, { body: { needsApproval: true } });
      const { record } = await added(call, 'testimony');
      expect(record).toMatchObject({ isHidden: true, awaitsApproval: true });
      expect(await list('testimony')).toMatchObject([{ awaitsApproval: true }]);
    });
  });

  const program = 'Night of Song';
  const publish = (name: string, places: string) =>
    publishEntry(
      call,
      'programs',
      withValues(sampleText('programs'), {
        ...{ name: { en: name, de: name }, registration: 'open', places },
        ...{ start: '2099-03-01T10:00', end: '2099-03-01T12:00' },
      }),
    );

  it('takes the last place of a programme in its spelling, and none beyond', async () => {
    await publish(program, '1');
    wanted.mockClear();
    const { record } = await added(call, 'programAttendance', { program: 'night of song' });
    expect(record['program']).toBe(program);
    expect(wanted).toHaveBeenCalledTimes(1);
    const full = await enter(call, 'programAttendance', { program });
    expect([full.statusCode, full.json<ErrorBody>().code]).toEqual([409, 'program-full']);
  });

  describe('correcting', () => {
    it('replaces the fields and keeps what the sender wrote, encrypted like the record', async () => {
      const sent = await send(server, 'welfare', { message: 'as it was sent', name: 'Adda' });
      now = new Date('2026-03-01T10:10:00.000Z');
      const answer = await correct(call, 'welfare', sent, { message: 'as was meant', name: 'Ada' });
      expect(answer.statusCode).toBe(200);
      const { record, isMailed } = answer.json<AddedRecord>();
      expect(record).toEqual({
        ...{ ...sent, message: 'as was meant', name: 'Ada', __v: 1 },
        updatedAt: now.toISOString(),
      });
      expect([await list('welfare'), isMailed]).toEqual([[record], false]);
      expect(await history('welfare', sent)).toEqual({
        corrections: [
          {
            ...{ _id: expect.any(String), at: now.toISOString(), by: adminEmail, isTold: false },
            replaced: { name: 'Adda', message: 'as it was sent' },
          },
        ],
      });
      const { replaced } = await server.database
        .selectFrom('record_corrections')
        .select('replaced')
        .executeTakeFirstOrThrow();
      expect(replaced).not.toContain('sent');
      expect(await noted()).toMatchObject([
        { action: 'correct', kind: 'welfare', subjects: [sent._id], details: { version: 1 } },
      ]);
    });

    it('empties an optional field, and knows again that it had a value', async () => {
      const sent = await send(server, 'churchMember', { department: 'Choir' });
      const emptied = await correct(call, 'churchMember', sent, { department: '' });
      const { record } = emptied.json<AddedRecord>();
      expect(record).not.toHaveProperty('department');
      await correct(call, 'churchMember', record, { department: 'Band' });
      const { corrections } = await history('churchMember', sent);
      expect(corrections.map(({ replaced }) => replaced)).toEqual([
        { department: null },
        { department: 'Choir' },
      ]);
    });

    it('stores nothing where nothing is another', async () => {
      const sent = await send(server, 'contact');
      const answer = await correct(call, 'contact', sent, {}, true);
      expect(answer.json<AddedRecord>()).toEqual({ record: sent, isMailed: false });
      expect([await history('contact', sent), await noted()]).toEqual([{ corrections: [] }, []]);
    });

    it('keeps what the form does not have', async () => {
      const sent = await send(server, 'contact');
      await server.database
        .updateTable('submissions')
        .set({ body: storedPlain(JSON.stringify({ ...sampleBody('contact'), older: 'field' })) })
        .execute();
      const answer = await correct(call, 'contact', sent, { name: 'Ada' });
      expect(answer.json<AddedRecord>().record).toMatchObject({ name: 'Ada', older: 'field' });
    });

    it('refuses a version that staff did not see, an unknown record and one that was merged', async () => {
      const [one, other] = [await send(server, 'contact'), await send(server, 'contact')];
      await correct(call, 'contact', one, { name: 'Ada' });
      const outdated = await correct(call, 'contact', one, { name: 'Eve' });
      expect([outdated.statusCode, outdated.json<ErrorBody>().code]).toEqual([
        409,
        'record-changed',
      ]);
      const unknown = await correct(call, 'enquiry', other, { fullName: 'Eve' });
      expect(unknown.statusCode).toBe(404);
      const [survivor, ...merged] = (await list('contact')).map(versionOf);
      await call(mergeRecords, { kind: 'contact', body: { survivor, merged, values: {} } });
      const record = (await list('contact')).find(({ _id }) => _id === other._id);
      const refused = await correct(call, 'contact', record ?? other, { name: 'Eve' });
      expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([409, 'record-merged']);
    });

    it('tells the person by mail if that is wished, with no word of what was corrected', async () => {
      const sent = await send(server, 'contact', { message: 'canary' });
      await server.nextMail();
      const answer = await correct(call, 'contact', sent, { name: 'Ada Berger' }, true);
      expect(answer.json<AddedRecord>().isMailed).toBe(true);
      const mail = await server.nextMail(/corrected/);
      expect(mail.text).toContain('Hello Ada Berger,');
      expect(mail.text).toContain('(contact, 1 March 2026)');
      expect(mail.text).not.toContain('canary');
      const { outreach } = (
        await call(getContactHistory, { kind: 'contact', id: sent._id })
      ).json<ContactHistory>();
      expect(outreach).toMatchObject([{ way: 'mail', to: sent['email'] }]);
      expect((await history('contact', sent)).corrections).toMatchObject([{ isTold: true }]);
    });

    it('has a testimony approved again', async () => {
      const sent = await send(server, 'testimony');
      const answer = await correct(call, 'testimony', sent, { message: 'Other words' });
      expect(answer.json<AddedRecord>().record).toMatchObject({ awaitsApproval: true });
    });

    it('moves a registration to another programme while that has a place', async () => {
      await publish(program, '1');
      await publish('Choir', '1');
      const { record: first } = await added(call, 'programAttendance', { program });
      const { record } = await added(call, 'programAttendance', { program: 'Choir' });
      const full = await correct(call, 'programAttendance', record, { program });
      expect(full.json<ErrorBody>().code).toBe('program-full');
      wanted.mockClear();
      const renamed = await correct(call, 'programAttendance', first, { fullName: 'Ada' });
      expect([renamed.statusCode, wanted.mock.calls]).toEqual([200, []]);
      const moved = await correct(call, 'programAttendance', renamed.json<AddedRecord>().record, {
        program: 'none of these',
      });
      expect(moved.statusCode).toBe(200);
      expect(wanted).toHaveBeenCalledTimes(1);
      const again = await correct(call, 'programAttendance', record, { program: 'NIGHT of song' });
      expect(again.json<AddedRecord>().record).toMatchObject({ program });
    });
  });
});
