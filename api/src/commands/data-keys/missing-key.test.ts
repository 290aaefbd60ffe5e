import { addBreach, changeBreach, listBreaches } from 'contract/breach-requests';
import type { Breach } from 'contract/breach-requests';
import { addRecordNote } from 'contract/record-note-requests';
import { mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { listEndpoint, logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { makeDataKey } from '../../storage/encryption/data-key';
import { KeyRing } from '../../storage/encryption/key-ring';
import {
  isUndecryptablePlaceholder,
  getFieldEncryption,
  undecryptablePlaceholder,
} from '../../storage/encryption/field-encryption';
import { removeRecords } from '../../privacy/erasure/erase-records';
import { RecordRepository } from '../../storage/records/record-repository';

const kind = 'request';

/** A second server that was not restarted after a rotation on the first lacks the new key. */
describe.each(databaseKinds)('while a key is missing, on %s', (databaseKind) => {
  let server: TestApp;
  let call: StaffCall;
  beforeEach(async () => {
    server = await makeApp({ databaseKind });
    call = await logInStaff(server);
  });
  afterEach(() => server.remove());

  const messages = async () =>
    (await server.readList(listEndpoint(kind))).map(({ message }) => message);

  async function withoutKey<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const encryption = getFieldEncryption(server.database);
    const { keys } = encryption;
    const other = makeDataKey();
    encryption.use(new KeyRing([other]));
    const answer = await work();
    encryption.use(new KeyRing([keys.newest, other]));
    return answer;
  }

  /** Merges two records; the survivor has the other's message. */
  async function merge() {
    const first = await send(server, kind, { message: 'one' });
    const second = await send(server, kind, { message: 'two' });
    const answer = await call(mergeRecords, {
      kind,
      body: {
        survivor: versionOf(first),
        merged: [versionOf(second)],
        values: { message: 'two' },
      },
    });
    return { first, second, merge: answer.json<MergeResult>().merge };
  }

  const erase = (id: string) =>
    server.database.transaction().execute((transaction) => removeRecords(transaction, kind, [id]));

  it('undoing a merge loses nothing', async () => {
    const { merge: made } = await merge();
    const answer = await withoutKey(() => call(undoMerge, { kind, id: made._id }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<MergeResult>().records).toMatchObject([
      { message: undecryptablePlaceholder },
      { message: undecryptablePlaceholder },
    ]);
    expect(await messages()).toEqual(['one', 'two']);
  });

  it('erasing leaves to what it was merged with its own words, and nothing of what is erased', async () => {
    const { second } = await merge();
    await withoutKey(() => erase(second._id));
    expect(await messages()).toEqual(['one']);
  });

  it('erasing does the same where the record was changed since', async () => {
    const { first, second } = await merge();
    const records = new RecordRepository(server.database);
    const row = (await records.find(kind, [first._id])).get(first._id);
    const body = JSON.stringify({ ...JSON.parse(row?.body ?? ''), phone: '123' });
    await records.change(kind, { id: first._id, version: row?.version ?? 0 }, { body });
    await withoutKey(() => erase(second._id));
    const [left] = await server.readList(listEndpoint(kind));
    expect(left).toMatchObject({ message: 'one', phone: '123' });
  });

  it('a note about a breach stays where staff change all else of it', async () => {
    const breach = { noticedAt: '2026-03-01T08:00:00.000Z', note: 'what happened' };
    const { _id, version } = (await call(addBreach, { body: breach })).json<Breach>();
    const change = {
      done: ['stop'],
      note: undecryptablePlaceholder,
      isClosed: false,
      seenVersion: version,
    };
    await withoutKey(() => call(changeBreach, { id: _id, body: change }));
    expect((await call(listBreaches)).json()).toMatchObject([
      { note: 'what happened', done: [{ step: 'stop' }] },
    ]);
  });

  it('refuses a new note that stands for one that cannot be read', async () => {
    const { _id } = await send(server, kind);
    const note = { key: '0'.repeat(32), text: undecryptablePlaceholder, mentions: [] };
    const answer = await call(addRecordNote, { kind, id: _id, body: note });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'record-unreadable' }),
    ]);
  });

  it('what a visitor types is never taken for it', async () => {
    const typed = await send(server, kind, { message: undecryptablePlaceholder });
    const other = await send(server, kind);
    expect(isUndecryptablePlaceholder(typed['message'])).toBe(true);
    const answer = await call(mergeRecords, {
      kind,
      body: {
        survivor: versionOf(typed),
        merged: [versionOf(other)],
        values: {},
      },
    });
    expect(answer.statusCode).toBe(201);
  });
});
