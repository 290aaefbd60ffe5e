import { request } from 'contract/request';
import { sentence, strictObject } from 'contract/schemas';
import { storedRecord } from 'contract/stored-record';
import { fakeNetwork } from './fake-network';
import type { FakeAnswer } from './fake-network';
import { send, sendForResponse, toRequestError } from './send';
import { onServerReport } from './server-reachability';

const addContact = request('POST /api/contacts', {
  access: 'public',
  body: strictObject({ name: sentence }),
  response: storedRecord,
});
const body = { name: 'A' };

async function sendAnd(answer: FakeAnswer, response = storedRecord) {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => answer);
  const result = await send({ ...addContact, response }, { body }).catch(toRequestError);
  stop();
  return { result, reports };
}

it('sends JSON to the same origin, and returns what came with the response', async () => {
  const calls = fakeNetwork(() => ({ status: 201, body: { _id: '1' }, headers: { etag: 'e1' } }));
  const headers = { 'Idempotency-Key': 'k1' };
  const response = await sendForResponse(addContact, { body }, { headers });
  expect(response).toMatchObject({ status: 201, body: { _id: '1' } });
  expect(response.header('ETag')).toBe('e1');
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/contacts', body: { name: 'A' } }]);
  expect(calls[0]?.headers).toMatchObject({
    'idempotency-key': 'k1',
    'content-type': 'application/json',
  });
});

it('hands on what the server says is wrong, and the whole of its response', async () => {
  const messages = { message: 'No.', error: 'No.', issues: [{ path: 'email', message: 'Bad.' }] };
  const refused = { ...messages, _id: '7' };
  const { result, reports } = await sendAnd({ status: 400, body: refused });
  expect(result).toMatchObject({ status: 400, messages, body: refused });
  expect(reports).toEqual(['reachable']);
});

it.each<[string, FakeAnswer, number]>([
  ['a network that fails', 'down', 0],
  ['a server in trouble', { status: 503, html: '<h1>Bad gateway</h1>' }, 503],
  ['a captive portal that answers for the server', { status: 200, html: '<h1>Log in</h1>' }, 502],
])('reports %s and takes nothing for a success', async (_name, answer, status) => {
  const { result, reports } = await sendAnd(answer);
  expect(result).toMatchObject({ status, messages: {} });
  expect(reports).toEqual(['unreachable']);
});

it('lets an aborted call go without blaming the server', async () => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => 'hang');
  const abort = new AbortController();
  const answer = send(addContact, { body }, { signal: abort.signal });
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
])('hears what can be shown of a refusal that holds %s', async (_name, said, error) => {
  const { result } = await sendAnd({ status: 400, body: said });
  expect(toRequestError(result).messages).toEqual(error);
});

it('takes a success that holds something else for a failure, and hears what it says', async () => {
  const stored = strictObject({ _id: sentence });
  const { result, reports } = await sendAnd({ status: 200, body: { message: 'No.' } }, stored);
  expect(result).toMatchObject({ status: 200, messages: { message: 'No.' } });
  expect(reports).toEqual(['reachable']);
});

const plant = () => {
  throw new TypeError('planted');
};

it.each<[string, () => Promise<unknown>]>([
  ['reader', () => send({ ...addContact, response: { ...storedRecord, parse: plant } }, { body })],
  ['body', () => send(addContact, { body: { name: { toJSON: plant } as never } })],
])('throws the fault of our own %s, and takes it for no outage', async (_whose, call) => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => ({ status: 201 }));
  await expect(call()).rejects.toThrow('planted');
  stop();
  expect(reports).toEqual([]);
});
