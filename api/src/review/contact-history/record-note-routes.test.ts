import {
  changeRecordNote,
  maxMentions,
  maxNoteLength,
  maxNotes,
  noteChangeMinutes,
  removeRecordNote,
} from 'contract/record-note-requests';
import { getContactHistory } from 'contract/contact-history-requests';
import type { ContactHistory, RecordNote } from 'contract/contact-history-requests';
import { mergeRecords } from 'contract/review-requests';
import type { ReviewedRecord } from 'contract/review';
import { databaseKinds } from '../../../testing/databases/databases';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { idOf, logInWith } from '../../../testing/people/roles';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { addNote } from '../../../testing/samples/record-notes';
import { adminEmail, useApp } from '../../../testing/test-app';

const minutes = 60_000;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let now: Date;
  let call: StaffCall;
  let record: ReviewedRecord;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    call = await logInStaff(server);
    record = await send(server, 'welfare');
  });

  const notesOf = async ({ _id } = record, by = call) =>
    (await by(getContactHistory, { kind: 'welfare', id: _id })).json<ContactHistory>().notes;
  const add = (text: string, mentions?: readonly string[]) =>
    addNote(call, 'welfare', record._id, text, mentions);
  const change = (note: RecordNote, text: string, by = call) =>
    by(changeRecordNote, {
      ...{ kind: 'welfare', id: record._id, noteId: note._id },
      body: { text, mentions: [] },
    });

  it('are entries with their writer and time, newest first, and in the log without a word', async () => {
    await add('Called her.');
    now = new Date(now.getTime() + minutes);
    expect((await add('She is well.')).statusCode).toBe(201);
    expect(await notesOf()).toMatchObject([
      { text: 'She is well.', by: adminEmail, at: now.toISOString(), mentions: [] },
      { text: 'Called her.' },
    ]);
    const entries = await listAuditEntries(server);
    expect(entries.find(({ action }) => action === 'note')).toMatchObject({ kind: 'welfare' });
    expect(JSON.stringify(entries)).not.toContain('Called');
    const rows = await server.database.selectFrom('record_notes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Called');
  });

  it('are changed and removed by their writer, and not for long', async () => {
    await add('Caled her.');
    const [note] = await notesOf();
    if (note === undefined) throw new Error('There is no note.');
    const { call: pastor } = await logInWith(server, 'pastor');
    expect((await notesOf(record, pastor))[0]?.changeableUntil).toBeUndefined();
    expect((await change(note, 'Mine.', pastor)).json()).toMatchObject({ code: 'note-closed' });
    expect((await change(note, 'Called her.')).json()).toMatchObject({ text: 'Called her.' });
    now = new Date(now.getTime() + noteChangeMinutes * minutes);
    expect((await change(note, 'Late.')).statusCode).toBe(409);
    const place = { kind: 'welfare', id: record._id, noteId: note._id } as const;
    expect((await call(removeRecordNote, place)).statusCode).toBe(409);
    now = new Date(now.getTime() - minutes);
    expect((await call(removeRecordNote, place)).statusCode).toBe(204);
    expect(await notesOf()).toEqual([]);
  });

  it('mention colleagues who may read the section, and nobody else', async () => {
    await logInWith(server, 'pastor');
    await logInWith(server, 'media');
    const [pastor, media] = [await idOf(server, ['pastor']), await idOf(server, ['media'])];
    for (const stranger of [media, '0'.repeat(36)])
      expect((await add('@them', [stranger])).json()).toMatchObject({ code: 'no-colleague' });
    await add('@pastor', [pastor, pastor]);
    expect(await notesOf()).toMatchObject([{ mentions: [pastor] }]);
    const news = await server.database.selectFrom('colleague_news').selectAll().execute();
    expect(news).toMatchObject([
      { admin_id: pastor, kind: 'welfare', record_id: record._id, reason: 'mentioned' },
    ]);
  });

  it('have bounds', async () => {
    expect((await add('x'.repeat(maxNoteLength + 1))).statusCode).toBe(400);
    expect((await add(' ')).statusCode).toBe(400);
    const many = Array.from({ length: maxMentions + 1 }, () => 'a');
    expect((await add('x', many)).statusCode).toBe(400);
    const row = { kind: 'welfare', record_id: record._id, admin_id: null, mentions: '[]' };
    const rest = { text: storedPlain('{"note":"x"}'), at: '', request_key: null };
    const rows = Array.from({ length: maxNotes }, (_, at) => ({ ...row, ...rest, id: `n${at}` }));
    await server.database.insertInto('record_notes').values(rows).execute();
    expect((await add('One more.')).json()).toMatchObject({ code: 'too-many-notes' });
  });

  it('of a merged record stand in the one that it was merged into', async () => {
    const other = await send(server, 'welfare');
    await addNote(call, 'welfare', other._id, 'Of the other.');
    const choice = { survivor: versionOf(record), merged: [versionOf(other)], values: {} };
    await call(mergeRecords, { kind: 'welfare', body: choice });
    expect(await notesOf()).toMatchObject([{ text: 'Of the other.' }]);
    expect((await addNote(call, 'welfare', other._id, 'Late.')).statusCode).toBe(409);
  });

  it('are stored once for a repeated request', async () => {
    const body = { key: 'a'.repeat(32), text: 'Once.', mentions: [] };
    const url = `/api/admin/record-notes/welfare/${record._id}`;
    const answers = [await call('POST', url, body), await call('POST', url, body)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await notesOf()).toHaveLength(1);
  });
});
