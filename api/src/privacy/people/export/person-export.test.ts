import { addNote } from '../../../../testing/samples/record-notes';
import { exportPersonalData, findPerson } from 'contract/people-requests';
import type { FoundPerson, PersonExportRequest } from 'contract/people-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { changeReview, mergeRecords } from 'contract/review-requests';
import { databaseKinds } from '../../../../testing/databases/databases';
import { makeMember } from '../../../../testing/people/members';
import { addReply, addWaitingLetter, inAnHour } from '../../../../testing/samples/contact-history';
import { readZip } from '../../../../testing/read-zip';
import { sampleBody } from '../../../../testing/samples/sample-bodies';
import { logInStaff, send, versionOf } from '../../../../testing/people/staff';
import type { StaffCall } from '../../../../testing/people/staff';
import { storedPlain } from '../../../../testing/databases/stored-plain';
import { addHouseholdOf, addMove, addPerson } from '../../../../testing/samples/persons';
import { useApp } from '../../../../testing/test-app';
import { RecordCorrectionRepository } from '../../../review/record-entries/record-correction-repository';
import { RecordOriginRepository } from '../../../review/record-entries/record-origin-repository';
import { DiskPictures } from '../../../content/pictures/picture-store';
import type { PersonData } from './person-contents';

const sentinel = 'Zyxcanaryq';
const email = 'zyx@example.org';
const foreign = 'Foreignperson';

/** Fills all fields of a form, texts with the sentinel. */
function sentinelBody(kind: SubmissionName): Record<string, string | number> {
  const said = Object.entries(submissions[kind].body.properties).flatMap(
    ([field, schema]): [string, string][] => {
      const format = 'format' in schema ? schema.format : undefined;
      if (format === 'email') return [[field, email]];
      const isText = format === 'line' || format === 'paragraphs';
      return isText ? [[field, `<b>${sentinel}</b> ${kind} ${field}`]] : [];
    },
  );
  return { ...sampleBody(kind), ...Object.fromEntries(said) };
}

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    call = await logInStaff(server);
  });

  async function read(wish: PersonExportRequest) {
    const answer = await call(exportPersonalData, { body: wish });
    expect(answer.statusCode).toBe(200);
    const files = readZip(answer.rawPayload);
    const data = JSON.parse(String(files.get('data.json'))) as PersonData;
    return { answer, files, data, page: String(files.get('index.html')) };
  }
  const review = async (kind: RecordKind, id: string, note: string) => {
    await addNote(call, kind, id, note);
    const body = { state: 'done', assignee: null, seenVersion: -1 } as const;
    await call(changeReview, { kind, id, body });
  };

  /** Adds a record of the person to each section, among others. */
  async function seed(): Promise<Map<RecordKind, string>> {
    const ids = new Map<RecordKind, string>();
    for (const kind of submissionNames) {
      const other = await send(server, kind);
      await review(kind, other._id, `${foreign} note`);
      const answer = await server.post(submissions[kind].endpoint, sentinelBody(kind));
      ids.set(kind, answer.json<ReviewedRecord>()._id);
    }
    await send(server, 'enquiry', { fullName: foreign, message: foreign });
    await makeMember(server, 'foreignperson@example.org');
    ids.set('profiles', (await makeMember(server, email)).id);
    // The emails that follow the forms are sent first.
    await server.allMails();
    for (const [kind, id] of ids) await review(kind, id, `${sentinel} note of ${kind}`);
    for (const [kind, id] of ids) {
      const letter = { address: email, now };
      await addWaitingLetter(server, kind, id, { ...letter, words: `${sentinel} letter` });
      await addReply(server, kind, id, { ...letter, words: `${sentinel} reply` });
    }
    const waits = { id: 'waits', kind: 'reset-link', profile_id: '', attempts: 1 };
    const times = { next_try_at: inAnHour(now), created_at: now.toISOString() };
    for (const recipient of [email, 'foreignperson@example.org'])
      await server.database
        .insertInto('outbox')
        .values({ ...waits, ...times, id: recipient, recipient })
        .execute();
    return ids;
  }
  const chosen = (ids: ReadonlyMap<RecordKind, string>) =>
    [...ids].map(([kind, _id]) => ({ kind, _id }));

  it('has all of every section, and nothing of others', async () => {
    const ids = await seed();
    const records = chosen(ids);
    const { answer, files, data, page } = await read({ email, records, language: 'en' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="personal-data-2026-03-01.zip"',
      'cache-control': 'no-store',
    });
    expect(new Set(data.records.map(({ kind }) => kind))).toEqual(new Set(recordKinds));
    for (const { kind, record, review: noted, notes, outreach, replies } of data.records) {
      expect(replies).toMatchObject([{ from: email, text: `${sentinel} reply` }]);
      expect(outreach).toMatchObject([{ way: 'mail', to: email, text: `${sentinel} letter` }]);
      expect(record._id).toBe(ids.get(kind));
      expect(noted).toMatchObject({ state: 'done' });
      expect(notes).toMatchObject([{ note: `${sentinel} note of ${kind}` }]);
      if (kind !== 'profiles') expect(record).toMatchObject(sentinelBody(kind));
    }
    const resets = data.waitingMails.filter(({ kind }) => kind === 'reset-link');
    expect(resets).toMatchObject([{ recipient: email }]);
    expect(data.waitingMails).toHaveLength(recordKinds.length + 1);
    expect(data.letters).toEqual([]);
    expect(data.sentReplies).toEqual([]);
    expect(data.sessions).toMatchObject([{ createdAt: now.toISOString() }]);
    expect(data.logins).toMatchObject([{ email }]);
    expect(data.auditEntries.length).toBeGreaterThanOrEqual(recordKinds.length);
    expect(new Set(data.auditEntries.flatMap(Object.keys))).toEqual(new Set(['at', 'action']));
    const said = [...files.values()].join('\n').toLowerCase();
    expect(said).not.toContain(foreign.toLowerCase());
    expect(said).not.toContain('token');
    expect(said).not.toMatch(/password_?hash|scrypt|argon/);
    for (const kind of submissionNames) expect(page).toContain(`${sentinel} note of ${kind}`);
  });

  it('says what the schema says, field for field', async () => {
    const ids = await seed();
    const { files, data } = await read({ email, records: chosen(ids), language: 'en' });
    const schema = JSON.parse(String(files.get('schema.json'))) as SchemaOfFile;
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(data).sort());
    for (const contents of data.records) {
      const own = schema.properties.records.items.oneOf.find(
        ({ properties }) => properties.kind.const === contents.kind,
      );
      expect(Object.keys(own?.properties ?? {})).toEqual(
        expect.arrayContaining(Object.keys(contents)),
      );
      const known = own?.properties.record.properties ?? {};
      expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(contents.record)));
      expect(known).not.toHaveProperty('password');
    }
  });

  it('has what was written to the address from records of others', async () => {
    const { _id } = await send(server, 'enquiry', { fullName: foreign, message: foreign });
    await addWaitingLetter(server, 'enquiry', _id, {
      address: 'ZYX@example.org',
      words: 'mine',
      now,
    });
    const { data, page } = await read({ email, records: [], language: 'en' });
    expect(data.letters).toMatchObject([{ to: 'ZYX@example.org', text: 'mine' }]);
    expect(page).toContain('<h2>What our staff wrote to your address</h2>');
  });

  it('escapes everything, and runs and loads nothing', async () => {
    const message = '</td><script>alert(1)</script><img src=x onerror="a()"> & \'q\'';
    const { _id } = await send(server, 'enquiry', { email, message });
    const records = [{ kind: 'enquiry', _id }] as const;
    const { page } = await read({ records: [...records], language: 'de' });
    expect(page).toContain('&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x');
    expect(page).not.toMatch(/<(?:script|img|link|iframe)/);
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<h1>Was wir über dich gespeichert haben</h1>');
    expect(page).toContain('<h2>Fragen</h2>');
  });

  it('leaves out the name of the partner who did not ask, also in notes and merges', async () => {
    const names = { partner1Name: 'Ada (A.) Example', partner2Name: 'Ben Example' };
    const first = await send(server, 'couples', { email, ...names });
    const second = await send(server, 'couples', {
      ...{ email, ...names, partner2Name: 'B. Example', pastor: 'Told by ben example' },
    });
    const merged = await call(mergeRecords, {
      kind: 'couples',
      body: {
        ...{ survivor: versionOf(first), merged: [versionOf(second)] },
        values: { pastor: 'Told by ben example' },
      },
    });
    expect(merged.statusCode).toBe(201);
    await review('couples', first._id, 'Ada (A.) Example and BEN EXAMPLE called; Benjamin too.');
    const records = [{ kind: 'couples' as const, _id: first._id, redact: 'partner2Name' as const }];
    for (const [language, mark] of [
      ['en', '[redacted]'],
      ['de', '[geschwärzt]'],
    ] as const) {
      const { data, page } = await read({ records, language });
      expect(data.records).toMatchObject([
        {
          record: {
            partner1Name: 'Ada (A.) Example',
            partner2Name: mark,
            pastor: `Told by ${mark}`,
          },
          notes: [{ note: `Ada (A.) Example and ${mark} called; Benjamin too.` }],
          merges: [{ before: { partner1Name: 'Ada (A.) Example', partner2Name: mark } }],
        },
      ]);
      expect(`${page}${JSON.stringify(data)}`).not.toMatch(/ben example/i);
      expect(page).toContain(mark);
    }
  });

  it('has the picture of a profile', async () => {
    const { id } = await makeMember(server, email);
    const pictures = new DiskPictures(`${server.address.dataDir}/images`);
    const image = await pictures.add(Buffer.from('a picture'));
    const { body } = await server.database
      .selectFrom('profiles')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const parsed: object = typeof body === 'string' ? (JSON.parse(body) as object) : body;
    await server.database
      .updateTable('profiles')
      .set({ body: JSON.stringify({ ...parsed, image }) })
      .where('id', '=', id)
      .execute();
    const records = [{ kind: 'profiles' as const, _id: id }];
    const { files, data, page } = await read({ records, language: 'en' });
    expect(data.pictures).toEqual(['pictures/1.webp']);
    expect(String(files.get('pictures/1.webp'))).toBe('a picture');
    expect(page).toContain('<a href="pictures/1.webp">Picture 1</a>');
  });

  it('says which records are one person, and nothing of who else lives with them', async () => {
    const own = await send(server, 'enquiry', { email });
    const other = await send(server, 'enquiry', { email: 'other@example.org' });
    const toRecord = (_id: string) => ({ kind: 'enquiry' as const, _id });
    await addPerson(server.database, 'p-own', [toRecord(own._id)]);
    await addPerson(server.database, 'p-other', [toRecord(other._id)]);
    await addMove(server.database, toRecord(own._id), ['p-former', 'p-own']);
    await addHouseholdOf(server.database, 'h-sample', ['p-own', 'p-other']);
    const { data, page } = await read({ records: [toRecord(own._id)], language: 'en' });
    expect(data.persons).toEqual([
      {
        ...{ _id: 'p-own', records: [own._id], isInHousehold: true },
        changes: [{ at: expect.any(String) as string, what: 'join' }],
      },
    ]);
    expect(page).toContain('Which of these our staff know as one person');
    expect(JSON.stringify(data)).not.toMatch(/p-other|h-sample/);
  });

  it('says how a record came, and what staff corrected or took from a file', async () => {
    const { _id } = await send(server, 'enquiry', { email });
    const about = { kind: 'enquiry', recordId: _id, adminId: 'a', at: now.toISOString() } as const;
    const { database } = server;
    await new RecordOriginRepository(database).add([{ ...about, origin: 'telephone' }]);
    const replaced = { message: 'what it said before' };
    await new RecordCorrectionRepository(database).add({
      ...{ ...about, _id: 'correction', replaced, isTold: false },
    });
    const at = now.toISOString();
    const made = { id: 'i', at, admin_id: 'a', file_digest: 'd', undone_at: null };
    await database.insertInto('imports').values(made).execute();
    await database
      .insertInto('import_records')
      .values({
        ...{ import_id: 'i', row_number: 2, what: 'changed', kind: 'enquiry', record_id: _id },
        ...{ is_joined: 0, updated_at_before: at, version_after: 1, invited_at: null },
        body_before: storedPlain('{"fullName":"Name Before"}'),
      })
      .execute();
    const records = [{ kind: 'enquiry' as const, _id }];
    const { data, page } = await read({ records, language: 'en' });
    expect(data.records).toMatchObject([
      {
        ...{ origin: { origin: 'telephone', at }, corrections: [{ at, replaced }] },
        imports: [{ at, what: 'changed', before: { fullName: 'Name Before' } }],
      },
    ]);
    expect(page).toContain('<td>Name Before</td>');
    expect(page).toContain('<td>what it said before</td>');
  });

  it('is noted by ids and counts, and has only what is there', async () => {
    const { _id } = await send(server, 'couples', { email });
    const records = [
      { kind: 'couples' as const, _id, redact: 'partner1Name' as const },
      { kind: 'welfare' as const, _id },
      { kind: 'welfare' as const, _id: '0'.repeat(36) },
    ];
    const { data } = await read({ email, records, language: 'en' });
    expect(data.records).toHaveLength(1);
    const entries = await server.database
      .selectFrom('audit_log')
      .select(['subjects', 'details'])
      .where('action', '=', 'person-export')
      .execute();
    expect(entries).toHaveLength(1);
    expect(JSON.parse(entries[0]?.subjects ?? '')).toEqual([_id]);
    expect(JSON.parse(entries[0]?.details ?? '')).toMatchObject({
      records: 1,
      pictures: 0,
      redacted: 1,
    });
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it('finds and takes along what stands in quarantine', async () => {
    const { _id } = await send(server, 'enquiry', { email });
    await server.database
      .updateTable('submissions')
      .set({ quarantine: 'honeypot' })
      .where('id', '=', _id)
      .execute();
    const { sure } = (await call(findPerson, { body: { email } })).json<FoundPerson>();
    const records = sure.map(({ kind, record }) => ({ kind, _id: record._id }));
    const { data } = await read({ records, language: 'en' });
    expect(data.records).toMatchObject([{ kind: 'enquiry', record: { _id } }]);
  });
});

interface SchemaOfFile {
  readonly properties: Readonly<Record<string, object>> & {
    readonly records: {
      readonly items: {
        readonly oneOf: readonly {
          readonly properties: {
            readonly kind: { readonly const: string };
            readonly record: { readonly properties: object };
          };
        }[];
      };
    };
  };
}
