import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { readRecords } from '../../testing/read-list';
import { SubmissionRepository } from './submission-repository';
import type { NewSubmission } from './submission-repository';

const clock = () => new Date('2026-03-01T10:00:00.000Z');
const enquiry = (words: string): NewSubmission => ({
  kind: 'enquiry',
  body: { subject: words, message: words },
});

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let repository: SubmissionRepository;

  beforeEach(async () => {
    test = await makeDatabase(kind);
    repository = new SubmissionRepository(test.database, clock, randomUUID);
  });
  afterEach(() => test.remove());

  const store = async (...submissions: NewSubmission[]) =>
    repository.storeAll(submissions.map((submission) => repository.stamp(submission)));

  it('lists what it stored, oldest first, with what the server added', async () => {
    await store(enquiry('first'), enquiry('second'));
    await store(enquiry('third'));
    const records = await readRecords(repository.list('enquiry'));
    expect(records.map(({ subject }) => subject)).toEqual(['first', 'second', 'third']);
    expect(records[0]).toEqual({
      subject: 'first',
      message: 'first',
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: '2026-03-01T10:00:00.000Z',
      updatedAt: '2026-03-01T10:00:00.000Z',
      __v: 0,
    });
  });

  it('answers the record exactly as the list has it', async () => {
    const words = 'Grüß Gott, "quoted" \\ 👨‍👩‍👧 e\u0301 \u202e\n=1+1';
    const [outcome] = await store(enquiry(words));
    const [listed] = await readRecords(repository.list('enquiry'));
    expect(JSON.parse((outcome as { record: string }).record)).toEqual(listed);
    expect(listed?.['message']).toBe(words);
  });

  it('encrypts what is confidential in it, and nothing else', async () => {
    await store({ kind: 'enquiry', body: { subject: 'for all', message: 'in confidence' } });
    const stored = sql<string>`cast(body as text)`.as('stored');
    const [row] = await test.database.selectFrom('submissions').select(stored).execute();
    expect(row?.stored).toMatch(/"subject": ?"for all"/);
    expect(row?.stored).not.toContain('in confidence');
  });

  it('keeps the order of the fields, which becomes the order of the columns', async () => {
    await store({ kind: 'contact', body: { name: 'n', email: 'e', subject: 's', message: 'm' } });
    const [record] = await readRecords(repository.list('contact'));
    expect(Object.keys(record ?? {}).slice(0, 4)).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('lists one kind only, and an empty list as such', async () => {
    await store(enquiry('only'));
    expect(await readRecords(repository.list('welfare'))).toEqual([]);
  });

  it('lists more than one piece without losing or repeating a row at the seams', async () => {
    for (let batch = 0; batch < 9; batch++) {
      await store(...Array.from({ length: 500 }, (_, i) => enquiry(String(batch * 500 + i))));
      // Some of these sizes are multiples of the chunk size.
      const subjects = (await readRecords(repository.list('enquiry'))).map(
        ({ subject }) => subject,
      );
      expect(subjects).toEqual(Array.from({ length: (batch + 1) * 500 }, (_, i) => String(i)));
    }
  });

  it('stores a row once when its batch is repeated after a lost answer', async () => {
    const rows = [repository.stamp(enquiry('a')), repository.stamp(enquiry('b'))];
    const first = await repository.storeAll(rows);
    expect(await repository.storeAll(rows)).toEqual(first);
    expect(await readRecords(repository.list('enquiry'))).toHaveLength(2);
  });

  it('stores nothing of a batch that holds a row the database refuses', async () => {
    const bad = { ...repository.stamp(enquiry('bad')), created_at: null as unknown as string };
    await expect(repository.storeAll([repository.stamp(enquiry('good')), bad])).rejects.toThrow();
    expect(await readRecords(repository.list('enquiry'))).toEqual([]);
  });
});
