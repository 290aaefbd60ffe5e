import { fakeNetwork } from './fake-network';
import type { FakeAnswer } from './fake-network';
import { callServer } from './http-client';
import { onServerReport } from './server-reachability';

const post = { method: 'POST', path: '/api/contacts', body: { name: 'A' } } as const;

async function callAnd(answer: FakeAnswer) {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  const [call] = [fakeNetwork(() => answer)];
  const result = await callServer(post);
  stop();
  return { result, reports, call: call[0] };
}

it('sends JSON to the same origin with the idempotency key', async () => {
  const calls = fakeNetwork(() => ({ status: 201, body: { _id: '1' } }));
  const answer = await callServer({ ...post, idempotencyKey: 'k1' });
  expect(answer).toEqual({ ok: true, status: 201, body: { _id: '1' } });
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/contacts', body: { name: 'A' } }]);
  expect(calls[0]?.headers).toMatchObject({
    'idempotency-key': 'k1',
    'content-type': 'application/json',
  });
});

it('hands on what the server says is wrong', async () => {
  const body = { message: 'No.', error: 'No.', issues: [{ path: 'email', message: 'Bad.' }] };
  const { result, reports } = await callAnd({ status: 400, body });
  expect(result).toEqual({ ok: false, status: 400, error: body });
  expect(reports).toEqual(['reachable']);
});

it.each<[string, FakeAnswer, number]>([
  ['a network that fails', 'down', 0],
  ['a server in trouble', { status: 503, html: '<h1>Bad gateway</h1>' }, 503],
  ['a captive portal that answers for the server', { status: 200, html: '<h1>Log in</h1>' }, 502],
])('reports %s and takes nothing for a success', async (_name, answer, status) => {
  const { result, reports } = await callAnd(answer);
  expect(result).toEqual({ ok: false, status, error: undefined });
  expect(reports).toEqual(['unreachable']);
});

it('lets an aborted call go without blaming the server', async () => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => 'hang');
  const abort = new AbortController();
  const answer = callServer({ ...post, signal: abort.signal });
  abort.abort();
  await expect(answer).rejects.toThrow();
  stop();
  expect(reports).toEqual([]);
});
