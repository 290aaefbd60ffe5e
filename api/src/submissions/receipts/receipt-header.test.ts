import { receiptHeader } from 'contract/receipts';
import { submissionNames, submissions } from 'contract/submissions';
import { honeypotField } from 'contract/bot-signals';
import { idempotencyKeyHeader } from 'contract/wire';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { useApp } from '../../../testing/test-app';
import { SigningKeyRepository } from '../../auth/login-guard/signing-key-repository';
import { SignedIds } from '../../auth/signed-ids';

const server = useApp();
let codes: SignedIds;
beforeEach(() => {
  const keys = new SigningKeyRepository(server.database, () => new Date());
  codes = new SignedIds(() => keys.read('receipts'), 9);
});

const codeOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers[receiptHeader.toLowerCase()]);

it.each(submissionNames)('comes with %s, and the body is as ever', async (kind) => {
  const body = sampleBody(kind);
  const answer = await server.post(submissions[kind].endpoint, body);
  const record = answer.json<{ _id: string }>();
  expect(record).toMatchObject({ ...body });
  expect(await codes.read(codeOf(answer))).toBe(record._id);
});

it('comes with what is quarantined', async () => {
  const body = { ...sampleBody('request'), [honeypotField]: 'filled' };
  const answer = await server.post(submissions.request.endpoint, body);
  expect(answer.statusCode).toBe(201);
  expect(await server.readList(submissions.request.endpoint)).toEqual([]);
  expect(await codes.read(codeOf(answer))).toBe(answer.json<{ _id: string }>()._id);
});

it('is the same when the same is sent again', async () => {
  const send = () =>
    server.post(submissions.request.endpoint, sampleBody('request'), {
      [idempotencyKeyHeader]: 'once',
    });
  const first = await send();
  expect(codeOf(await send())).toBe(codeOf(first));
  expect(await codes.read(codeOf(first))).toBe(first.json<{ _id: string }>()._id);
});

it('comes with no refusal', async () => {
  const { headers } = await server.post(submissions.request.endpoint, {});
  expect(headers).not.toHaveProperty(receiptHeader.toLowerCase());
});
