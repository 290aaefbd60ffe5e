import { consentNotices } from 'contract/consent-notices';
import { consentField } from 'contract/consent-field';
import { formAction } from 'contract/form-action';
import { processing } from 'contract/processing';
import { consentPurposes } from 'contract/purposes';
import { consentStoredHeader } from 'contract/receipts';
import { getReviews } from 'contract/review-requests';
import type { ReviewSnapshot } from 'contract/review-requests';
import { starterIdentity } from 'contract/starter-church';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { idempotencyKeyHeader, keyUsedStatus } from 'contract/wire';
import { databaseKinds } from '../../../testing/databases/databases';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { ConsentRepository } from './consent-repository';

const time = '2026-03-01T10:00:00.000Z';
const later = new Date('2026-03-05T10:00:00.000Z');
const [english] = consentNotices;
const german = consentNotices.find(({ language }) => language === 'de');
if (!english || !german) throw new Error('There is no notice.');
const asking = submissionNames.filter((kind) => consentPurposes(kind).length > 0);

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => new Date(time) });
  let consents: ConsentRepository;
  beforeEach(() => {
    consents = new ConsentRepository(server.database);
  });

  const send = (kind: SubmissionName, consent?: unknown, headers?: Record<string, string>) =>
    server.post(
      submissions[kind].endpoint,
      { ...sampleBody(kind), ...(consent !== undefined && { [consentField]: consent }) },
      headers,
    );
  const sendAndFind = async (kind: SubmissionName, consent?: unknown) => {
    const answer = await send(kind, consent);
    expect(answer.statusCode).toBe(201);
    const { _id: id } = answer.json<{ _id: string }>();
    return { answer, id, consent: await consents.find(kind, id) };
  };

  it.each(asking)('stores with %s what was agreed to, in its row', async (kind) => {
    const { answer, id, consent } = await sendAndFind(kind, german.hash);
    expect(answer.json()).toEqual({
      ...sampleBody(kind),
      ...{ _id: id, createdAt: time, updatedAt: time, __v: 0 },
    });
    expect(answer.headers[consentStoredHeader.toLowerCase()]).toBe(german.version);
    expect(consent).toEqual({
      schemaVersion: '1',
      recordId: id,
      time,
      controller: {
        name: starterIdentity.name,
        address: expect.stringMatching(RegExp(`^${starterIdentity.street}, .*Österreich$`)),
      },
      purposes: ['accompany'],
      ground: 'consent',
      categories: processing[kind].categories,
      notice: german,
      route: submissions[kind].endpoint,
      events: [{ event: 'given', time }],
    });
    expect(await server.readList(submissions[kind].endpoint)).toEqual([answer.json()]);
  });

  it('stores none without a tick', async () => {
    const { answer, consent } = await sendAndFind('request');
    expect(consent).toBeUndefined();
    expect(answer.headers).not.toHaveProperty(consentStoredHeader.toLowerCase());
  });

  it.each(submissionNames.filter((kind) => !asking.includes(kind)))(
    'stores none with %s, which asks for none',
    async (kind) => {
      const { answer, consent } = await sendAndFind(kind, english.hash);
      expect(consent).toBeUndefined();
      expect(answer.headers).not.toHaveProperty(consentStoredHeader.toLowerCase());
    },
  );

  it.each([
    ['on'],
    [''],
    [[english.hash, german.hash]],
    [`${english.hash} `],
    ['x'.repeat(100_000)],
  ])('loses nothing that was typed beside a box of %j', async (sent) => {
    const { answer, consent } = await sendAndFind('request', sent);
    expect(consent).toBeUndefined();
    expect(answer.headers).not.toHaveProperty(consentStoredHeader.toLowerCase());
    expect(await server.readList(submissions.request.endpoint)).toHaveLength(1);
  });

  it('stores it of a form without JavaScript', async () => {
    const fields = { ...(sampleBody('request') as Record<string, string>) };
    const answer = await server.app.inject({
      method: 'POST',
      url: formAction(submissions.request.endpoint, 'de'),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
      },
      payload: new URLSearchParams({ ...fields, [consentField]: german.hash }).toString(),
    });
    expect(answer.statusCode).toBe(303);
    const [record] = await server.readList(submissions.request.endpoint);
    expect((await consents.find('request', String(record?.['_id'])))?.notice).toEqual(german);
  });

  it('takes the same key with a tick, or without it, for something else', async () => {
    const key = { [idempotencyKeyHeader]: 'once' };
    const first = await send('request', english.hash, key);
    const again = await send('request', english.hash, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(again.headers[consentStoredHeader.toLowerCase()]).toBe(english.version);
    expect((await send('request', undefined, key)).statusCode).toBe(keyUsedStatus);
    expect((await send('request', german.hash, key)).statusCode).toBe(keyUsedStatus);
    expect(await server.readList(submissions.request.endpoint)).toHaveLength(1);
  });

  it('withdraws once of many that ask at once, and changes nothing of the record', async () => {
    const { id, answer } = await sendAndFind('welfare', english.hash);
    const done = await Promise.all(
      Array.from({ length: 5 }, () => consents.withdraw('welfare', id, later)),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await consents.find('welfare', id))?.events).toEqual([
      { event: 'given', time },
      { event: 'withdrawn', time: later.toISOString() },
    ]);
    expect(await server.readList(submissions.welfare.endpoint)).toEqual([answer.json()]);
  });
  it('withdraws nothing of a record without one, of another kind, or of none', async () => {
    const { id: plain } = await sendAndFind('welfare');
    const { id } = await sendAndFind('request', english.hash);
    expect(await consents.withdraw('welfare', plain, later)).toBe(false);
    expect(await consents.withdraw('welfare', id, later)).toBe(false);
    expect(await consents.withdraw('profiles', id, later)).toBe(false);
    expect(await consents.withdraw('request', 'nobody', later)).toBe(false);
    expect((await consents.find('request', id))?.events).toHaveLength(1);
  });

  it('tells staff with the reviews of the kind whether one holds', async () => {
    const call = await logInStaff(server);
    await sendAndFind('welfare');
    const { id: kept } = await sendAndFind('welfare', english.hash);
    const { id: taken } = await sendAndFind('welfare', german.hash);
    await sendAndFind('request', german.hash);
    await consents.withdraw('welfare', taken, later);
    const snapshot = await call(getReviews, { kind: 'welfare' });
    expect(snapshot.json<ReviewSnapshot>().consents).toEqual([
      { recordId: kept, givenAt: time },
      { recordId: taken, givenAt: time, withdrawnAt: later.toISOString() },
    ]);
  });

  it('tells nothing of a record that is locked away', async () => {
    const call = await logInStaff(server);
    const { id } = await sendAndFind('welfare', english.hash);
    await server.database
      .updateTable('submissions')
      .set({ locked_until: '2999-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    const snapshot = await call(getReviews, { kind: 'welfare' });
    expect(snapshot.json<ReviewSnapshot>().consents).toEqual([]);
  });
});
