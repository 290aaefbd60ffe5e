import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { findProgramEnd, loadProgramEnds } from './program-ends';

const sentAt = '2026-03-01T10:00:00.000Z';
const textOf = (name: string, end: string) => JSON.stringify({ values: { name, end } });

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await makeDatabase(databaseKind);
    const entry = { kind: 'programs', id: 'p', position: 0, revision: 1, came_with_site: 0 };
    await test.database
      .insertInto('content_entries')
      .values({ ...entry, id: 'q', published: null, changed_at: sentAt })
      .execute();
    await test.database
      .insertInto('content_entries')
      .values({
        ...entry,
        published: textOf('Summer Praise', '2027-08-01T12:00'),
        changed_at: sentAt,
      })
      .execute();
    await test.database
      .insertInto('content_versions')
      .values({
        ...{ kind: 'programs', entry_id: 'p', number: 1, deed: 'published', at: sentAt, by: null },
        text: textOf('Summer Camp', '2027-08-01T12:00'),
      })
      .execute();
  });
  afterEach(() => test.remove());

  const publish = (number: number, at: string, text: string) =>
    test.database
      .insertInto('content_versions')
      .values({
        ...{ kind: 'programs', entry_id: 'q', number, deed: 'published', at, by: null, text },
      })
      .execute();

  it('keeps those who registered under the first name of one that was renamed and put off', async () => {
    await publish(1, sentAt, textOf('Harvest', '2026-08-01T12:00'));
    await publish(2, '2026-05-01T10:00:00.000Z', textOf('Harvest Feast', '2026-08-01T12:00'));
    await publish(3, '2026-06-01T10:00:00.000Z', textOf('Harvest Feast', '2026-10-01T12:00'));
    const ends = await loadProgramEnds(test.database);
    for (const name of ['Harvest', 'Harvest Feast'])
      expect(findProgramEnd(ends, name, sentAt)).toBe('2026-10-01T10:00:00.000Z');
  });

  it('counts from the end that came where the entry was used again for the next year', async () => {
    await publish(1, sentAt, textOf('Retreat 2026', '2026-08-01T12:00'));
    await publish(2, '2026-11-01T10:00:00.000Z', textOf('Retreat 2027', '2027-08-01T12:00'));
    const ends = await loadProgramEnds(test.database);
    expect(findProgramEnd(ends, 'Retreat 2026', sentAt)).toBe('2026-08-01T10:00:00.000Z');
    const later = '2026-12-01T10:00:00.000Z';
    expect(findProgramEnd(ends, 'Retreat 2027', later)).toBe('2027-08-01T10:00:00.000Z');
  });

  it.each([
    ['Summer Praise', '2027-08-01T10:00:00.000Z'],
    ['  summer   PRAISE ', '2027-08-01T10:00:00.000Z'],
    ['Summer Camp', '2027-08-01T10:00:00.000Z'],
    ['Winter Camp', undefined],
    [null, undefined],
  ])('knows the end of %j by the name of now and of before', async (name, end) => {
    expect(findProgramEnd(await loadProgramEnds(test.database), name, sentAt)).toBe(end);
  });
});
