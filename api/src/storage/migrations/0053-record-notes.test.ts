import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { parseNote } from '../encryption/encrypted-fields';
import { recordNotes } from './0053-record-notes';

it.each(bothDatabases)(
  'makes entries of notes as they are stored, and keeps the texts of emails, on %s',
  async (kind) => {
    const { database, remove } = await makeDatabase(kind);
    for (const table of ['record_notes', 'colleague_news'])
      await database.schema.dropTable(table).execute();
    await sql`alter table reviews add column note text not null default ''`.execute(database);
    await sql`alter table outreach drop column words`.execute(database);
    for (const column of ['subject', 'text'])
      await sql`alter table outreach add column ${sql.ref(column)} text`.execute(database);
    await sql`create index outreach_unsent on outreach (at)`.execute(database);

    const sealed = '{"note":{"sealed":"1.lost.AAAA"}}';
    const notes = ['{"note":"Called."}', sealed, '{"note":""}', '{"note" : ""}', 'Plain words.'];
    for (const [at, note] of notes.entries())
      await sql`insert into reviews
        (kind, record_id, state, note, version, updated_at, updated_by)
        values ('contact', ${`r${at}`}, 'new', ${note}, 0, '2026-03-01T10:00:00.000Z', 'a')
      `.execute(database);
    const letter = (id: string, text: string | null) =>
      sql`insert into outreach (id, kind, record_id, way, at, admin_id, request_key, subject, text)
        values (${id}, 'contact', 'r0', 'mail', '', 'a', ${id}, ${text && 'Hello'}, ${text})
      `.execute(database);
    await letter('waits', 'A "quoted" word');
    await letter('sent', null);

    await recordNotes(kind).up(database);

    const rows = await sql<{ record_id: string; text: string; admin_id: string | null }>`
      select record_id, text, admin_id from record_notes order by record_id`.execute(database);
    expect(rows.rows.map((row) => [row.record_id, row.admin_id])).toEqual([
      ['r0', null],
      ['r1', null],
      ['r4', null],
    ]);
    expect(rows.rows[1]?.text).toBe(sealed);
    expect(parseNote(rows.rows[0]?.text ?? '')).toBe('Called.');
    expect(parseNote(rows.rows[2]?.text ?? '')).toBe('Plain words.');
    const emails = await sql<{ id: string; words: string | null }>`
      select id, words from outreach order by id`.execute(database);
    expect(emails.rows.map(({ words }) => words && (JSON.parse(words) as unknown))).toEqual([
      null,
      { subject: 'Hello', text: 'A "quoted" word' },
    ]);
    await remove();
  },
);
