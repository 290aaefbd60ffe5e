import { randomUUID } from 'node:crypto';
import { storedPlain } from '../../testing/databases/stored-plain';
import { bothDatabases, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { readRecords } from '../../testing/read-list';
import { idempotencyHashes } from '../storage/migrations/0008-idempotency-hashes';
import { keyLifetime } from './idempotency-keys';
import { SubmissionRepository } from './submission-repository';
import type { NewSubmission } from './submission-repository';

const start = new Date('2026-03-01T10:00:00.000Z').getTime();
const enquiry = (words: string, idempotencyKey = 'k1'): NewSubmission => ({
  kind: 'enquiry',
  body: { subject: words, message: words },
  idempotencyKey,
});

const repeated = (outcome: unknown) => ({ ...(outcome as object), isNew: false });

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let repository: SubmissionRepository;
  let now: number;

  beforeEach(async () => {
    now = start;
    test = await makeDatabase(kind);
    repository = new SubmissionRepository(test.database, () => new Date(now), randomUUID);
  });
  afterEach(() => test.remove());

  const store = async (...submissions: NewSubmission[]) =>
    repository.storeAll(submissions.map((submission) => repository.stamp(submission)));
  const subjects = async () =>
    (await readRecords(repository.list('enquiry'))).map(({ subject }) => subject);
  const change = (columns: object) =>
    test.database.updateTable('submissions').set(columns).execute();
  const keysKept = async () => {
    const columns = ['idempotency_key', 'idempotency_hash'] as const;
    const rows = await test.database.selectFrom('submissions').select(columns).execute();
    return rows.flatMap((row) => row.idempotency_key ?? row.idempotency_hash ?? []).length;
  };

  it('stores a key once and answers the first record again', async () => {
    const [first] = await store(enquiry('once'));
    now += 60_000;
    const [again, sameBatch] = await store(enquiry('once'), enquiry('once'));
    expect(again).toEqual(repeated(first));
    expect(sameBatch).toEqual(repeated(first));
    expect(await subjects()).toEqual(['once']);
  });

  it('tells a key that comes with another body, and stores the other rows of the batch', async () => {
    await store(enquiry('once'));
    const outcomes = await store(
      enquiry('other words'),
      { kind: 'enquiry', body: { subject: 'unkeyed' } },
      enquiry('new key', 'k2'),
    );
    expect(outcomes[0]).toBe('key-used');
    expect(await subjects()).toEqual(['once', 'unkeyed', 'new key']);
  });

  it('tells a key that comes with the same body of another kind', async () => {
    await store(enquiry('once'));
    expect(await store({ ...enquiry('once'), kind: 'contact' })).toEqual(['key-used']);
    expect(await readRecords(repository.list('contact'))).toEqual([]);
  });

  it.each([
    ['was merged into another', { merged_into: 'other', version: 1 }],
    ['took another’s values', { body: '{"subject":"theirs"}', version: 1, updated_at: 'later' }],
  ])('answers what it answered at first when the record %s since', async (_what, since) => {
    const sent = { ...enquiry('mine'), quarantine: 'too-many' } as const;
    const [first] = await store(sent);
    await change(since);
    expect(await store(sent)).toEqual([repeated(first)]);
    expect(await store(enquiry('something else'))).toEqual(['key-used']);
  });

  it('answers the same record, and that it waits no more, when the record left the quarantine since', async () => {
    const sent = { ...enquiry('mine'), quarantine: 'too-many' } as const;
    const [first] = await store(sent);
    expect(first).toMatchObject({ isQuarantined: true });
    await change({ quarantine: null });
    expect(await store(sent)).toEqual([{ ...repeated(first), isQuarantined: false }]);
    expect(await store(enquiry('something else'))).toEqual(['key-used']);
  });

  it('makes one row of fifty at once, and tells those that say something else', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => (await store(enquiry(i % 2 ? 'odd' : 'even')))[0]),
    );
    expect(outcomes.filter((outcome) => outcome === 'key-used')).toHaveLength(25);
    const records = outcomes.flatMap((outcome) =>
      typeof outcome === 'object' ? outcome.record : [],
    );
    expect(new Set(records).size).toBe(1);
    expect(await subjects()).toHaveLength(1);
  });

  it('knows a key for 48 hours, whether it was swept by then or not', async () => {
    const [first] = await store(enquiry('once'));
    now += keyLifetime - 1;
    expect(await store(enquiry('once'))).toEqual([repeated(first)]);
    now += 1;
    const [other] = await store(enquiry('other words'));
    expect(other).toEqual({
      id: expect.any(String),
      record: expect.stringContaining('other words'),
      isNew: true,
      isQuarantined: false,
    });
    expect(await subjects()).toEqual(['once', 'other words']);
    expect(await store(enquiry('once'))).toEqual(['key-used']);
  });

  it('sweeps every old key and what it stood for, and no younger one', async () => {
    await store(...Array.from({ length: 1001 }, (_, i) => enquiry('old', `old ${i}`)));
    now += keyLifetime;
    const [young] = await store(enquiry('young'));
    expect(await keysKept()).toBe(1002);
    await repository.sweep();
    expect(await keysKept()).toBe(1);
    expect(await store(enquiry('young'))).toEqual([repeated(young)]);
  });

  it('keeps no key for longer because the clock was ahead', async () => {
    now += 365 * 24 * 3_600_000;
    await store(enquiry('from next year'));
    now = start;
    await repository.sweep();
    expect(await keysKept()).toBe(0);
  });

  describe('over rows from before there were hashes', () => {
    beforeEach(async () => {
      const { schema } = test.database;
      await schema.dropIndex('submissions_by_key').execute();
      await schema.alterTable('submissions').dropColumn('idempotency_hash').execute();
      await schema
        .createIndex('submissions_by_idempotency_key')
        .on('submissions')
        .columns(['kind', 'idempotency_key'])
        .unique()
        .execute();
    });

    /** Inserts a row as it was stored before hashes existed. */
    const add = ({ kind: of, body, idempotencyKey }: NewSubmission, version = 0) => {
      const { idempotency_hash: _, ...stamped } = repository.stamp({ kind: of, body });
      const row = { ...stamped, body: storedPlain(stamped.body) };
      const keyed = { ...row, version, idempotency_key: idempotencyKey ?? null };
      return test.database.insertInto('submissions').values(keyed).execute();
    };

    it('answers a retry that was under way when the server was replaced', async () => {
      await add(enquiry('once'));
      await idempotencyHashes.up(test.database);
      const [record] = await readRecords(repository.list('enquiry'));
      const [again] = await store(enquiry('once'));
      expect(JSON.parse((again as { record: string }).record)).toEqual(record);
      expect(await store(enquiry('other words'))).toEqual(['key-used']);
    });

    it('tells nothing of a record that was changed before', async () => {
      await add(enquiry('theirs by now'), 1);
      await idempotencyHashes.up(test.database);
      expect(await store(enquiry('theirs by now'))).toEqual(['key-used']);
    });

    it('lets a key go that stood for two kinds, and stores what comes with it', async () => {
      await add(enquiry('once'));
      await add({ ...enquiry('once'), kind: 'contact' });
      await idempotencyHashes.up(test.database);
      expect(await keysKept()).toBe(0);
      await store(enquiry('again'));
      expect(await subjects()).toEqual(['once', 'again']);
    });
  });
});
