import { anyText, listReader, objectReader } from 'contract/answer-reader';
import { fakeNetwork } from './fake-network';
import type { FakeAnswer } from './fake-network';
import { readPublic } from './public-reader';
import { onServerReport } from './server-reachability';

const readList = listReader(objectReader({ _id: anyText }));
const never = new AbortController().signal;

it('reads a list', async () => {
  const calls = fakeNetwork(() => ({ status: 200, body: [{ _id: '1' }] }));
  const answer = await readPublic('/api/testimonies', readList, never);
  expect(answer).toEqual({ ok: true, status: 200, body: [{ _id: '1' }], hasMore: false });
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/testimonies' }]);
});

it('says when the list is only a part', async () => {
  fakeNetwork(() => ({ status: 200, body: [], link: '</api/testimonies?before=1>; rel="next"' }));
  expect(await readPublic('/api/testimonies', readList, never)).toMatchObject({ hasMore: true });
});

it.each<[string, FakeAnswer, number]>([
  ['a network that fails', 'down', 0],
  ['a server in trouble', { status: 500, body: { message: 'No.', error: 'No.' } }, 500],
  ['a captive portal that answers for the server', { status: 200, html: '<h1>Log in</h1>' }, 502],
])('reports %s', async (_name, given, status) => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => given);
  expect(await readPublic('/api/testimonies', readList, never)).toMatchObject({
    ok: false,
    status,
  });
  stop();
  expect(reports).toEqual(['unreachable']);
});

it('lets an aborted call go', async () => {
  fakeNetwork(() => 'hang');
  const abort = new AbortController();
  const answer = readPublic('/api/testimonies', readList, abort.signal);
  abort.abort();
  await expect(answer).rejects.toBe(abort.signal.reason);
});

it('takes a body that breaks off for an outage', async () => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  const body = new ReadableStream({ pull: () => Promise.reject(new TypeError('network error')) });
  const headers = { 'content-type': 'application/json' };
  window.fetch = () => Promise.resolve(new Response(body, { headers }));
  expect(await readPublic('/api/testimonies', readList, never)).toMatchObject({ status: 0 });
  stop();
  expect(reports).toEqual(['unreachable']);
});

it('takes a body that is no JSON for an answer that cannot be read', async () => {
  fakeNetwork(() => ({ status: 200, text: '[{"_id":' }));
  const answer = await readPublic('/api/testimonies', readList, never);
  expect(answer).toMatchObject({ ok: false, status: 200 });
});

it('throws the fault of our own reader, and takes it for no outage', async () => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => ({ status: 200, body: [] }));
  const read = () => {
    throw new TypeError('planted');
  };
  await expect(readPublic('/api/testimonies', read, never)).rejects.toThrow('planted');
  stop();
  expect(reports).toEqual([]);
});
