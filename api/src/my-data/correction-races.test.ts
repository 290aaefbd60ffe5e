import { correctSentEndpoint } from 'contract/my-data';
import { receiptHeader } from 'contract/receipts';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import type { FastifyRequest } from 'fastify';
import { databaseKinds } from '../../testing/databases';
import { sampleBody } from '../../testing/sample-bodies';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { AuditLog } from '../audit/audit-log';
import { RateLimitRepository } from '../rate-limit/rate-limit-repository';
import { SentCorrections } from './sent-corrections';
import { SentRecordRepository } from './sent-record-repository';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await makeApp({ databaseKind });
  });
  afterEach(() => server.remove());

  const send = async (kind: SubmissionName, more: object = {}) => {
    const answer = await server.post(submissions[kind].endpoint, { ...sampleBody(kind), ...more });
    const { _id: id } = answer.json<{ _id: string }>();
    return { id, code: String(answer.headers[receiptHeader.toLowerCase()]) };
  };
  const correct = (code: string, fields: object, __v = 0) =>
    server.post(correctSentEndpoint, { key: { code }, __v, fields });

  it('corrects nothing by a key that was good for what it said before', async () => {
    const { id, code } = await send('contact', { email: 'ada@example.org' });
    const opened = await new SentRecordRepository(server.database).find(id);
    if (opened === undefined) throw new Error('It is there.');
    // Between the look at the address and the correction, somebody else's moves the record to another address.
    const moved = { ...sampleBody('contact'), email: 'bea@example.org' };
    expect((await correct(code, moved)).statusCode).toBe(200);
    const { database } = server;
    const now = () => new Date();
    const corrections = new SentCorrections({
      database,
      now,
      rateLimits: new RateLimitRepository(database, now),
      disk: { take: () => Promise.resolve() } as never,
      audit: new AuditLog(database, now),
    });
    const stolen = { ...sampleBody('contact'), email: 'ada@example.org' } as never;
    const request = {} as FastifyRequest;
    const late = corrections.correct(request, { id, sent: opened }, { fields: stolen, __v: 1 });
    await expect(late).rejects.toMatchObject({ statusCode: 409 });
    const kept = await new SentRecordRepository(database).find(id);
    expect(kept?.fields).toMatchObject({ email: 'bea@example.org' });
  });
});
