import { reportFailure } from 'contract/client-report-requests';
import type { ClientReport } from 'contract/client-report-requests';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

const report: ClientReport = { remote: 'member-area', version: '0a1b2c3d4e5f', kind: 'threw' };

let server: TestApp;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  server = await makeApp({ now: () => now });
});
afterEach(() => server.remove());

const send = (body: object, headers = {}) => server.post(reportFailure.path, body, headers);

it('writes a fault down once, and nothing but the fault', async () => {
  const headers = { 'user-agent': 'canary', referer: 'https://example.org/profile/canary' };
  expect((await send(report, headers)).statusCode).toBe(204);
  await send(report, headers);
  await send({ ...report, kind: 'page-lost' });
  expect(server.logged.map((line) => JSON.parse(line) as object)).toEqual([
    { level: 40, time: expect.any(String), ...report },
    { level: 40, time: expect.any(String), ...report, kind: 'page-lost' },
  ]);
});

it.each([
  [{ ...report, remote: 'shell' }],
  [{ ...report, version: 'a visitor’s words' }],
  [{ ...report, version: 'a'.repeat(41) }],
  [{ ...report, kind: 'disliked' }],
  [{ remote: 'member-area' }],
])('refuses %j', async (body) => {
  expect((await send(body)).statusCode).toBe(400);
  expect(server.logged).toEqual([]);
});

it('writes a true fault an hour after invented ones, and one that lasts again each hour', async () => {
  for (let i = 0; i < 250; i += 1) await send({ ...report, version: `v${i}` });
  await send(report);
  expect(server.logged).toHaveLength(200);
  now = new Date(now.getTime() + 3_600_000);
  await send(report);
  expect(server.logged).toHaveLength(201);
  now = new Date(now.getTime() + 3_599_999);
  await send(report);
  expect(server.logged).toHaveLength(201);
  now = new Date(now.getTime() + 1);
  await send(report);
  expect(server.logged).toHaveLength(202);
});
