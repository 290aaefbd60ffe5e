import { databaseKinds } from '../../api/testing/databases/databases';
import { isGone, makeErasureFixture } from './erasure-fixture';
import type { ErasureFixture } from './erasure-fixture';
import { killErasure } from './erasure-kills';

jest.setTimeout(120_000);

/** The steps before the one at which the server is killed, and whether nothing has changed by then. */
const points = {
  sqlite: [
    ['between the plan and the first row', ['begin', 'select'], true],
    ['before it is stored', ['insert into "erasures"', 'commit'], true],
    ['before the picture goes', ['insert into "erasures"', 'remove'], false],
    ['before the log is on the disk', ['insert into "erasures"', 'sync erasures.log'], false],
    ['before the mail goes', ['sync erasures.log', 'remove a.eml'], false],
    ['before its pages are overwritten', ['remove a.eml', 'pragma wal_checkpoint'], false],
    ['before it is noted as ended', ['remove a.eml', 'update "erasures"'], false],
  ],
  postgres: [
    ['before it is stored', ['insert into "erasures"', 'commit'], true],
    ['before the log is on the disk', ['insert into "erasures"', 'sync erasures.log'], false],
    ['before its tables are vacuumed', ['remove a.eml', 'vacuum "submissions"'], false],
    ['before the last one is', ['remove a.eml', 'vacuum "erasures"'], false],
  ],
} as const;

describe.each(databaseKinds)('an erasure that is killed, on %s', (databaseKind) => {
  let fixture: ErasureFixture;
  beforeAll(async () => {
    fixture = await makeErasureFixture(databaseKind);
  });
  afterAll(() => fixture.remove());

  it.each(points[databaseKind].map((point) => [...point] as const))(
    'is whole %s, and leaves nothing',
    async (_when, steps, isUndone) => {
      const report = await killErasure(fixture, { steps });
      expect({ ...report, holds: isGone(report) }).toMatchObject({ isUndone, holds: true });
      expect(report.killedAt).toMatch(steps.at(-1) ?? '');
    },
  );
});
