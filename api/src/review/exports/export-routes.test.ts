import { readXlsx } from 'hucre/xlsx';
import type { ReviewedRecord, StaffMember } from 'contract/review';
import { listAssignees, changeReview } from 'contract/review-requests';
import { exportRecords } from 'contract/export-requests';
import { AuditLog } from '../../storage/audit/audit-log';
import { bodyLimit } from '../../http/bodies/body-limit';
import { bothDatabases } from '../../../testing/databases/databases';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => new Date('2026-11-25T17:19:30.000Z') });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const columnsOf = (...fields: string[]) =>
    fields.map((field) => ({ field, header: `The ${field}` }));
  const pledgeColumns = columnsOf(
    'duplicateStatus',
    'name',
    'amount',
    'message',
    'createdAt',
    'review.state',
    'review.assignee',
  );
  const wishOf = (records: readonly ReviewedRecord[], changes: object = {}) => ({
    format: 'csv',
    language: 'en',
    columns: pledgeColumns,
    records: records.map(({ _id }) => _id),
    duplicates: [],
    ...changes,
  });
  const noted = async () =>
    (await server.database.selectFrom('audit_log').selectAll().execute()).filter(
      ({ action }) => action === 'export',
    );

  /** Sends two pledges, of which the second repeats the first and is assigned. */
  async function sendPledges() {
    const pledges = [
      await send(server, 'pledge', { name: 'Ruth', amount: 12.5, message: '3/4' }),
      await send(server, 'pledge', { name: 'Ruth', amount: 30, message: '=1+1' }),
    ];
    const [staff] = (await call(listAssignees)).json<StaffMember[]>();
    const change = { state: 'done', assignee: staff?._id, seenVersion: -1 };
    await call(changeReview, { kind: 'pledge', id: pledges[1]?._id ?? '', body: change });
    return pledges;
  }

  it('answers the columns and records that were asked for, in their order, as CSV', async () => {
    const [first, second] = (await sendPledges()) as [ReviewedRecord, ReviewedRecord];
    const wish = wishOf([second, first], { duplicates: [second._id] });
    const answer = await call(exportRecords, { kind: 'pledge', body: wish });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe(
      `${pledgeColumns.map(({ header }) => header).join(',')}\r\n` +
        `DUPLICATE,Ruth,30,'=1+1,2026-11-25 18:19,Done,${adminEmail}\r\n` +
        'UNIQUE,Ruth,12.5,3/4,2026-11-25 18:19,New,\r\n',
    );
  });

  it('answers texts, amounts and dates as what they are, as an Excel file', async () => {
    const record = await send(server, 'secondTimer', {
      name: '=1+1',
      phone: '06601234599',
      previousVisitDate: '2026-03-01',
      message: '3/4 _x0041_',
    });
    const fields = ['name', 'phone', 'previousVisitDate', 'message', 'createdAt'];
    const wish = wishOf([record], { format: 'xlsx', columns: columnsOf(...fields) });
    const answer = await call(exportRecords, { kind: 'secondTimer', body: wish });
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets[0]?.rows).toEqual([
      fields.map((field) => `The ${field}`),
      [
        '=1+1',
        '06601234599',
        new Date('2026-03-01'),
        '3/4 _x0041_',
        // Spreadsheets have no time zones, so this is local time.
        new Date('2026-11-25T18:19Z'),
      ],
    ]);
  });

  const about = {
    sheet: [
      ['View', '=1+1'],
      ['October', 2, 42.5],
    ],
    remarks: ['1 record is left out: it repeats another.'],
    groups: [
      { heading: 'October: 1', count: 1 },
      { heading: 'Nothing', count: 0 },
      { heading: 'November: 1', count: 1 },
    ],
  };

  it('says on a second sheet of an Excel file what it is about', async () => {
    const pledges = await sendPledges();
    const columns = columnsOf('amount', 'name');
    const wish = wishOf(pledges, { format: 'xlsx', columns, about });
    const answer = await call(exportRecords, { kind: 'pledge', body: wish });
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets.map(({ rows }) => rows)).toEqual([
      [
        ['The amount', 'The name'],
        ['# October: 1', null],
        [12.5, 'Ruth'],
        ['# Nothing', null],
        ['# November: 1', null],
        [30, 'Ruth'],
      ],
      [
        ['View', '=1+1', null],
        ['October', 2, 42.5],
      ],
    ]);
  });

  it('says in a CSV file what it leaves out, and nothing of that on paper', async () => {
    const pledges = await sendPledges();
    const columns = columnsOf('amount', 'name');
    const csv = await call(exportRecords, {
      ...{ kind: 'pledge', body: wishOf(pledges, { columns, about }) },
    });
    expect(csv.body.split('\r\n')).toEqual([
      ...['The amount,The name', '# October: 1', '12.5,Ruth', '# Nothing', '# November: 1'],
      ...['30,Ruth', '# 1 record is left out: it repeats another.', ''],
    ]);
    const wish = wishOf(pledges, { format: 'print', columns, about });
    const paper = await call(exportRecords, { kind: 'pledge', body: wish });
    expect(paper.json()).toHaveLength(3);
  });

  it('keeps an amount a number in an Excel file', async () => {
    const pledge = await send(server, 'pledge', { amount: 12.5 });
    const wish = wishOf([pledge], { format: 'xlsx', columns: columnsOf('amount') });
    const answer = await call(exportRecords, { kind: 'pledge', body: wish });
    expect((await readXlsx(answer.rawPayload)).sheets[0]?.rows[1]).toEqual([12.5]);
  });

  it('answers what is to be printed, in the language of who prints it', async () => {
    const [, second] = (await sendPledges()) as [ReviewedRecord, ReviewedRecord];
    const wish = wishOf([second], { format: 'print', language: 'de' });
    const answer = await call(exportRecords, { kind: 'pledge', body: wish });
    expect(answer.json()).toEqual([
      pledgeColumns.map(({ header }) => header),
      ['UNIQUE', 'Ruth', 30, '=1+1', second.createdAt, 'Erledigt', adminEmail],
    ]);
  });

  it('names no account that has left, and nothing that a record does not have', async () => {
    const [, second] = (await sendPledges()) as [ReviewedRecord, ReviewedRecord];
    await server.database.updateTable('reviews').set({ assignee: 'gone' }).execute();
    const columns = columnsOf('review.assignee', 'toString', 'nothing');
    const wish = wishOf([second], { format: 'print', columns });
    const [, line] = (await call(exportRecords, { kind: 'pledge', body: wish })).json<unknown[]>();
    expect(line).toEqual(['Somebody who has left', '', '']);
  });

  it('takes more records than one statement, and than another body has room for', async () => {
    const { _id } = await send(server, 'pledge');
    const { database } = server;
    const stored = database.selectFrom('submissions').selectAll();
    const { seq: _seq, ...row } = await stored.executeTakeFirstOrThrow();
    // One digit differs from the stored record's id, so that no copy has the same.
    const stem = `${_id.slice(0, -5)}${_id.at(-5) === '0' ? '1' : '0'}`;
    const ids = Array.from({ length: 3500 }, (_, place) => `${stem}${place + 1000}`);
    for (let start = 0; start < ids.length; start += 500) {
      const copies = ids.slice(start, start + 500).map((id) => ({ ...row, id }));
      await database.insertInto('submissions').values(copies).execute();
    }
    const wish = wishOf([], { format: 'print', columns: columnsOf('_id'), records: ids });
    expect(JSON.stringify(wish).length).toBeGreaterThan(bodyLimit);
    const [, ...lines] = (await call(exportRecords, { kind: 'pledge', body: wish })).json<
      string[][]
    >();
    expect(lines.flat()).toEqual(ids);
  });

  it('notes who took how many records, and no word about people', async () => {
    const pledges = await sendPledges();
    await call(exportRecords, { kind: 'pledge', body: wishOf(pledges) });
    const [entry, ...others] = await noted();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'pledge', subjects: '[]' });
    expect(JSON.parse(String(entry?.details))).toMatchObject({ format: 'csv', count: 2 });
    expect(JSON.stringify(entry)).not.toMatch(/Ruth|example\.org/);
    expect(await new AuditLog(server.database, () => new Date()).verify()).toMatchObject({});
  });

  it('gives nothing where it cannot be noted', async () => {
    const pledges = await sendPledges();
    jest.spyOn(AuditLog.prototype, 'append').mockRejectedValueOnce(new Error('no log'));
    const answer = await call(exportRecords, { kind: 'pledge', body: wishOf(pledges) });
    expect([answer.statusCode, answer.body.includes('Ruth')]).toEqual([500, false]);
  });

  it.each([
    ['of another section', async () => [await send(server, 'contact')]],
    [
      'in quarantine',
      async () => {
        const held = await send(server, 'pledge');
        await server.database.updateTable('submissions').set({ quarantine: 'honeypot' }).execute();
        return [held];
      },
    ],
    [
      'that is named twice',
      async () => {
        const twice = await send(server, 'pledge');
        return [twice, twice];
      },
    ],
  ])('gives and notes nothing with a record %s', async (_what, records) => {
    const answer = await call(exportRecords, { kind: 'pledge', body: wishOf(await records()) });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'no-record']);
    expect(await noted()).toEqual([]);
  });

  it('knows no pledge among the profiles', async () => {
    const wish = wishOf([await send(server, 'pledge')], { columns: columnsOf('fullName') });
    const answer = await call(exportRecords, { kind: 'profiles', body: wish });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'no-record']);
  });
});
