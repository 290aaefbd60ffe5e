import { toAddress } from 'contract/request';
import { removeEntry } from 'contract/content-requests';
import { getReviews } from 'contract/review-requests';
import { logInWith } from '../../../testing/people/roles';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { toUrl } from '../../http/serve';

/** Addresses that name a section or a kind of content, in spellings that a client may send. */

let server: TestApp;
let headers: Awaited<ReturnType<typeof logInWith>>['headers'];
beforeAll(async () => {
  server = await makeApp();
  ({ headers } = await logInWith(server, 'treasurer'));
});
afterAll(() => server.remove());

it.each(['pledge', 'pl%65dge'])(
  'are of the section that they name, however written: %s',
  async (kind) => {
    const answer = await server.app.inject({ url: `/api/admin/reviews/${kind}`, headers });
    expect(answer.statusCode).toBe(200);
  },
);

it.each([
  ...[
    'welfare',
    'wel%66are',
    'wel%2566are',
    'Pledge',
    'PLEDGE',
    'pledge%2F',
    'pledge%00',
    'pledge;',
  ],
  ...['pledg', 'pledges', 'pledge%7Cwelfare', '..', '__proto__', 'constructor', ''],
])('lead nowhere for who may not read a section, and where there is none: %s', async (kind) => {
  const answer = await server.app.inject({ url: `/api/admin/reviews/${kind}`, headers });
  expect(answer.statusCode).toBe(404);
});

it('say all that they answer, by whatever routes', async () => {
  const url = toAddress(removeEntry, { kind: 'news', id: 'a-piece-of-news' });
  const answer = await server.app.inject({ method: 'PATCH', url });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'PUT, DELETE']);
});

it('are none where they spell what stands for the kind', async () => {
  const url = toUrl(getReviews);
  expect((await server.app.inject({ method: 'PATCH', url })).statusCode).toBe(404);
});
