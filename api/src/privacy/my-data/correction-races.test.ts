import { correctSent } from 'contract/my-data-requests';
import { receiptHeader } from 'contract/receipts';
import { holdRecord, releaseRecord } from 'contract/retention-requests';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { changeTestimonyVisibility } from 'contract/testimony-requests';
import type { FastifyRequest } from 'fastify';
import { bothDatabases } from '../../../testing/databases/databases';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { SentCorrections } from './sent-corrections';
import { SentRecordRepository } from './sent-record-repository';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });

  const send = async (kind: SubmissionName, more: object = {}) => {
    const answer = await server.post(submissions[kind].endpoint, { ...sampleBody(kind), ...more });
    const { _id: id } = answer.json<{ _id: string }>();
    return { id, code: String(answer.headers[receiptHeader.toLowerCase()]) };
  };
  const correct = (code: string, fields: object, __v = 0) =>
    server.post(correctSent.path, { key: { code }, __v, fields });

  it('lets nobody approve a testimony whose words are others than were read', async () => {
    const call = await logInStaff(server);
    const { id, code } = await send('testimony');
    const change = (body: object) => call(changeTestimonyVisibility, { id, body });
    await change({ isHidden: true, awaitsApproval: true });
    await correct(code, { message: 'Words that no staff member has read.' });
    const late = await change({ isHidden: false, seenVersion: 0 });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'changed-meanwhile' }]);
    const listed = await server.app.inject({ url: submissions.testimony.endpoint });
    expect(listed.json()).toEqual([]);
    const [record] = await server.readList(submissions.testimony.endpoint);
    expect(record).toMatchObject({ awaitsApproval: true });
    const read = await change({ isHidden: false, seenVersion: 1 });
    expect(read.statusCode).toBe(200);
  });

  it('leaves what staff hold as it is, until they hold it no more', async () => {
    const call = await logInStaff(server);
    const { id, code } = await send('contact', { message: 'A threat.' });
    const held = { kind: 'contact', id };
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const body = { reason: 'A dispute.', until };
    expect((await call(holdRecord, { ...held, body })).statusCode).toBe(204);
    const answer = await correct(code, { ...sampleBody('contact'), message: 'Kind words.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'sent-held' }]);
    expect(answer.body).not.toContain('dispute');
    const [record] = await server.readList(submissions.contact.endpoint);
    expect(record).toMatchObject({ message: 'A threat.', __v: 0 });
    await call(releaseRecord, held);
    expect((await correct(code, sampleBody('contact'))).statusCode).toBe(200);
  });

  it('corrects nothing by a key that was good for what it said before', async () => {
    const { id, code } = await send('contact', { email: 'ada@example.org' });
    const opened = await new SentRecordRepository(server.database).find(id);
    if (opened === undefined) throw new Error('It is there.');
    // Another request changes the record's address between the check of the address and the correction.
    const moved = { ...sampleBody('contact'), email: 'bea@example.org' };
    expect((await correct(code, moved)).statusCode).toBe(200);
    const corrections = new SentCorrections(server.app);
    const stolen = { ...sampleBody('contact'), email: 'ada@example.org' } as never;
    const request = {} as FastifyRequest;
    const late = corrections.correct(request, { id, sent: opened }, { fields: stolen, __v: 1 });
    await expect(late).rejects.toMatchObject({ statusCode: 409 });
    const kept = await new SentRecordRepository(server.database).find(id);
    expect(kept?.fields).toMatchObject({ email: 'bea@example.org' });
  });
});
