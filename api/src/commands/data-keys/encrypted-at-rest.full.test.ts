import { getContactHistory, sendEmail } from 'contract/contact-history-requests';
import { addNote } from '../../../testing/samples/record-notes';
import { sql } from 'kysely';
import { honeypotField } from 'contract/bot-signals';
import { addBreach, changeBreach, listBreaches } from 'contract/breach-requests';
import type { Breach } from 'contract/breach-requests';
import { findSent } from 'contract/my-data-requests';
import { exportPersonalData, findPerson } from 'contract/people-requests';
import { receiptHeader } from 'contract/receipts';
import { listQuarantine } from 'contract/quarantine-requests';
import { getReviews, mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import { submissions } from 'contract/submissions';
import { toAddress } from 'contract/request';
import { searchRecords } from 'contract/search-requests';
import { countWordInFiles, countWordInTables } from '../../../testing/count-word';
import { databaseKinds } from '../../../testing/databases/databases';
import { readZip } from '../../../testing/read-zip';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { listEndpoint, logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { encryptedKinds } from '../../storage/encryption/encrypted-fields';
import { undecryptablePlaceholder } from '../../storage/encryption/field-encryption';

const sentinel = 'Qyzzycanary';
const email = 'ada@example.org';

it('is said of the messages of these kinds', () => {
  expect(encryptedKinds).toEqual(['enquiry', 'welfare', 'request']);
});

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let server: TestApp;
  let call: StaffCall;
  beforeEach(async () => {
    server = await makeApp({ databaseKind });
    call = await logInStaff(server);
  });
  afterEach(() => server.remove());

  const read = async (url: string) => (await call('GET', url)).body;
  const countOnDisk = async () =>
    (await countWordInTables(server.database, sentinel)) +
    (databaseKind === 'sqlite' ? countWordInFiles(server.address.dataDir, sentinel) : 0);

  describe.each(encryptedKinds)('a message of %s', (kind) => {
    const message = `Grüß Gott, ${sentinel} "Zoë" \u{1f64f}\nand more`;
    const person = { email, message };

    it('and a note about it are nowhere plain, and read by everybody who may', async () => {
      const answer = await server.post(
        submissions[kind].endpoint,
        { ...sampleBody(kind), ...person },
        { 'idempotency-key': 'once' },
      );
      const record = answer.json<{ _id: string }>();
      expect(record).toMatchObject(person);
      await addNote(call, kind, record._id, `${sentinel} "note"`);
      expect(await countOnDisk()).toBe(0);

      const [listed] = await server.readList(listEndpoint(kind));
      expect(listed).toEqual(record);
      const history = await call(getContactHistory, { kind, id: record._id });
      expect(history.body).toContain(`${sentinel} \\"note\\"`);
      const found = await call(searchRecords, { body: { q: [sentinel.slice(3)] } });
      expect(found.body).toContain(record._id);
      const code = String(answer.headers[receiptHeader.toLowerCase()]);
      expect((await server.post(findSent.path, { code })).json()).toMatchObject({
        fields: { message },
      });
      const records = [{ kind, _id: record._id }];
      const zip = await call(exportPersonalData, { body: { email, records, language: 'en' } });
      const data = String(readZip(zip.rawPayload).get('data.json'));
      expect(JSON.parse(data)).toMatchObject({
        records: [{ record: { message }, notes: [{ note: `${sentinel} "note"` }] }],
      });
      // A repeated request gets the same answer without being stored again.
      const again = await server.post(
        submissions[kind].endpoint,
        { ...sampleBody(kind), ...person },
        { 'idempotency-key': 'once' },
      );
      expect(again.json()).toEqual(record);
      expect(await countOnDisk()).toBe(0);
    });

    it('is plain nowhere after a merge that took it over, and after that was undone', async () => {
      const first = await send(server, kind, { message: `${sentinel} one` });
      const second = await send(server, kind, { message: `${sentinel} two` });
      const merge = { survivor: versionOf(first), merged: [versionOf(second)] };
      const values = { message: `${sentinel} two` };
      const merged = await call(mergeRecords, { kind, body: { ...merge, values } });
      expect(merged.json()).toMatchObject({ merge: { replaced: { message: `${sentinel} one` } } });
      expect(await read(toAddress(getReviews, { kind }))).toContain(
        `"replaced":{"message":"${sentinel} one"}`,
      );
      expect(await countOnDisk()).toBe(0);
      const { merge: made } = merged.json<MergeResult>();
      expect((await call(undoMerge, { kind, id: made._id })).statusCode).toBe(200);
      const messages = (await server.readList(listEndpoint(kind))).map((one) => one['message']);
      expect(messages).toEqual([`${sentinel} one`, `${sentinel} two`]);
      expect(await countOnDisk()).toBe(0);
    });

    it('is found in the quarantine, also by an address that it mentions', async () => {
      const spam = {
        ...sampleBody(kind),
        message: `${sentinel} of Bob@example.org`,
        [honeypotField]: 'x',
      };
      await server.post(submissions[kind].endpoint, spam);
      expect(await read(listQuarantine.path)).toContain(sentinel);
      const found = await call(findPerson, { body: { email: 'bob@example.org' } });
      expect(found.body).toContain(sentinel);
      expect(await countOnDisk()).toBe(0);
    });
  });

  it('leaves no note about a breach plain', async () => {
    const breach = { noticedAt: '2026-03-01T08:00:00.000Z', note: `${sentinel} was sent to Bob.` };
    const { _id, version } = (await call(addBreach, { body: breach })).json<Breach>();
    const change = {
      done: [],
      note: `${sentinel}, "again"`,
      isClosed: false,
      seenVersion: version,
    };
    expect((await call(changeBreach, { id: _id, body: change })).statusCode).toBe(200);
    expect(await read(listBreaches.path)).toContain(`${sentinel}, \\"again\\"`);
    expect(await countOnDisk()).toBe(0);
  });

  it('says of what was moved to another record that it cannot be read, and merges nothing over it', async () => {
    const moved = await send(server, 'request', { message: sentinel });
    const other = await send(server, 'request');
    await server.database
      .updateTable('submissions')
      .set((row) => ({
        body: row
          .selectFrom('submissions as from')
          .select('from.body')
          .where('from.id', '=', moved._id),
      }))
      .where('id', '=', other._id)
      .execute();
    const [, shown] = await server.readList(listEndpoint('request'));
    expect(shown).toMatchObject({ message: undecryptablePlaceholder });
    const merge = { survivor: versionOf(other), merged: [versionOf(moved)], values: {} };
    const answer = await call(mergeRecords, { kind: 'request', body: merge });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'record-unreadable' }),
    ]);
  });

  it('keeps an email of staff encrypted, and sends and shows it', async () => {
    const { _id } = await send(server, 'request', { email });
    const words = { subject: 'Hello', text: `${sentinel} was here.` };
    const body = { key: 'a'.repeat(32), to: email, template: 'answer', language: 'en', ...words };
    const sent = await call(sendEmail, { kind: 'request', id: _id, body });
    expect(sent.json()).toMatchObject({ entry: { words } });
    expect(await countOnDisk()).toBe(0);
  });

  it('shows no message where somebody made a public kind of its record in the database', async () => {
    const { _id } = await send(server, 'welfare', { message: sentinel });
    await sql`update submissions set kind = 'testimony' where id = ${_id}`.execute(server.database);
    const answer = await server.app.inject({ url: submissions.testimony.endpoint });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(sentinel);
  });

  it('reads a message as it was sent that looks like one that is encrypted', async () => {
    const message = '{"sealed":"1.000000000000.AAAA"}';
    await send(server, 'contact', { message });
    await send(server, 'welfare', { message });
    for (const kind of ['contact', 'welfare'] as const)
      expect((await server.readList(listEndpoint(kind)))[0]).toMatchObject({ message });
  });

  it('reads what was stored before anything was encrypted', async () => {
    const { _id } = await send(server, 'enquiry');
    const body = storedPlain(JSON.stringify({ ...sampleBody('enquiry'), message: sentinel }));
    await server.database.updateTable('submissions').set({ body }).where('id', '=', _id).execute();
    expect((await server.readList(listEndpoint('enquiry')))[0]).toMatchObject({
      message: sentinel,
    });
  });
});
