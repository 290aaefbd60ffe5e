import { changeReview, addNotDuplicates, mergeRecords } from 'contract/review-requests';
import { searchRecords } from 'contract/search-requests';
import { databaseKinds } from '../../testing/databases/databases';
import { logInStaff, send, versionOf } from '../../testing/people/staff';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await makeApp({ databaseKind });
  });
  afterAll(() => server.remove());

  const highest = 2 ** 31 - 2;
  it.each([1e21, -1e21, 2 ** 53, 2 ** 31, highest, 0.5])(
    'the number %d is refused where it is none, and never our fault',
    async (number) => {
      const call = await logInStaff(server);
      const records = [await send(server, 'contact'), await send(server, 'contact')];
      const [first, second] = records.map(versionOf);
      const at = { ...first, __v: number };
      const review = { state: 'new', assignee: null, seenVersion: number };
      const answers = await Promise.all([
        call(changeReview, { kind: 'contact', id: records[0]?._id ?? '', body: review }),
        call(addNotDuplicates, { kind: 'contact', body: { records: [at, second] } }),
        call(mergeRecords, {
          kind: 'contact',
          body: { survivor: at, merged: [second], values: {} },
        }),
        call(mergeRecords, {
          kind: 'contact',
          body: {
            survivor: first,
            merged: [second],
            values: { message: number },
          },
        }),
        call(searchRecords, { body: { q: [number] } }),
        server.app.inject({ url: `/api/testimonies?before=${number}&limit=${number}` }),
      ]);
      const [changed, kept, merged, chosen] = answers.map(({ statusCode }) => statusCode);
      // A version that is possible but not the current one is answered as outdated.
      const status = number === highest ? 409 : 400;
      expect([changed, kept, merged, chosen]).toEqual([status, status, status, 400]);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      expect(server.logged).toEqual([]);
    },
  );
});
