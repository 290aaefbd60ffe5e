import { anyAnswer, anyText, objectReader } from 'contract/answer-reader';
import type { AnswerReader } from 'contract/answer-reader';
import { fakeNetwork } from './fake-network';
import type { FakeAnswer } from './fake-network';
import { callServer } from './http-client';
import { onServerReport } from './server-reachability';

const post = { method: 'POST', path: '/api/contacts', body: { name: 'A' } } as const;

const readId = objectReader({ _id: anyText });

async function callAnd(answer: FakeAnswer, read: AnswerReader<unknown> = anyAnswer) {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  const [call] = [fakeNetwork(() => answer)];
  const result = await callServer(post, read);
  stop();
  return { result, reports, call: call[0] };
}

it('sends JSON to the same origin with the idempotency key', async () => {
  const calls = fakeNetwork(() => ({ status: 201, body: { _id: '1' } }));
  const answer = await callServer({ ...post, idempotencyKey: 'k1' }, readId);
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
  expect(result).toEqual({ ok: false, status, error: {} });
  expect(reports).toEqual(['unreachable']);
});

it('lets an aborted call go without blaming the server', async () => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => 'hang');
  const abort = new AbortController();
  const answer = callServer({ ...post, signal: abort.signal }, anyAnswer);
  abort.abort();
  await expect(answer).rejects.toThrow();
  stop();
  expect(reports).toEqual([]);
});

it.each<[string, unknown, object]>([
  ['only an error', { error: 'No.' }, { error: 'No.' }],
  ['only a message', { message: 'No.' }, { message: 'No.' }],
  ['words that are no text', { message: { text: 'No.' }, error: 7 }, {}],
  ['words without a word', { message: ' ', error: '' }, {}],
  [
    'a page in place of a sentence',
    { message: 'No. '.repeat(300), error: 'No.' },
    { error: 'No.' },
  ],
  ['issues that are no list', { error: 'No.', issues: { path: 'email' } }, { error: 'No.' }],
  [
    'issues of which one can be read',
    { issues: [null, 7, { path: 'email' }, { path: 'phone', message: 'Bad.', x: 1 }] },
    { issues: [{ path: 'phone', message: 'Bad.' }] },
  ],
  ['null', null, {}],
  ['a list', [{ message: 'No.' }], {}],
])('hears what can be shown of a refusal that holds %s', async (_name, body, error) => {
  const { result } = await callAnd({ status: 400, body });
  expect(result).toEqual({ ok: false, status: 400, error });
});

it('reads what a refusal holds beside its words, where the call asks for it', async () => {
  fakeNetwork(() => ({ status: 428, body: { message: 'No.', _id: '7' } }));
  const refused = { ok: false, status: 428, error: { message: 'No.' } };
  expect(await callServer(post, anyAnswer, readId)).toEqual({ ...refused, refusal: { _id: '7' } });
  expect(await callServer(post, anyAnswer)).toEqual(refused);
});

it('takes a success that holds something else for a failure, and hears what it says', async () => {
  const { result, reports } = await callAnd({ status: 200, body: { message: 'No.' } }, readId);
  expect(result).toEqual({ ok: false, status: 200, error: { message: 'No.' } });
  expect(reports).toEqual(['reachable']);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'reader',
    () =>
      callServer(post, () => {
        throw new TypeError('planted');
      }),
  ],
  [
    'body',
    () => {
      const toJSON = () => {
        throw new TypeError('planted');
      };
      return callServer({ ...post, body: { toJSON } }, anyAnswer);
    },
  ],
])('throws the fault of our own %s, and takes it for no outage', async (_whose, call) => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => ({ status: 201 }));
  await expect(call()).rejects.toThrow('planted');
  stop();
  expect(reports).toEqual([]);
});
