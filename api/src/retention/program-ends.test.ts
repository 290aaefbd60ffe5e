import { databaseKinds, makeDatabase } from '../../testing/databases';
import type { TestDatabase } from '../../testing/databases';
import { endOfProgram, readProgramEnds } from './program-ends';

const sentAt = '2026-03-01T10:00:00.000Z';
const textOf = (name: string, end: string) => JSON.stringify({ values: { name, end } });

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await makeDatabase(databaseKind);
    const entry = { kind: 'programs', id: 'p', position: 0, revision: 1, came_with_site: 0 };
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

  it.each([
    ['Summer Praise', '2027-08-01T10:00:00.000Z'],
    ['  summer   PRAISE ', '2027-08-01T10:00:00.000Z'],
    ['Summer Camp', '2027-08-01T10:00:00.000Z'],
    ['Winter Camp', undefined],
    [null, undefined],
  ])('knows the end of %j by the name of now and of before', async (name, end) => {
    expect(endOfProgram(await readProgramEnds(test.database), name, sentAt)).toBe(end);
  });
});
