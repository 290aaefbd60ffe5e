import { honeypotField } from 'contract/bot-signals';
import { consentField } from 'contract/consent-field';
import { consentNotices } from 'contract/consent-notices';
import { correctSent, findSent, requestErasure, withdrawConsent } from 'contract/my-data-requests';
import { listOwnSent } from 'contract/own-account-requests';
import type { SentRecord } from 'contract/my-data-requests';
import type { OwnSent } from 'contract/own-account-requests';
import { toAddress } from 'contract/request';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { mergeRecords, changeReview } from 'contract/review-requests';
import { confirmEmail } from 'contract/member-session-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMember } from '../../../testing/people/members';
import type { LoggedInMember } from '../../../testing/people/members';
import { asksForAddress, sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff } from '../../../testing/people/staff';
import { makeApp, useApp } from '../../../testing/test-app';

const email = 'ada@example.org';
const addressField = { childDedication: 'contactEmail' } as Readonly<Record<string, string>>;
const [notice] = consentNotices;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let now: Date;
  const server = useApp({ databaseKind, now: () => now });
  let member: LoggedInMember;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    member = await makeMember(server, 'Ada@Example.org');
    await confirm();
  });

  const wait = () => {
    now = new Date(now.getTime() + 1000);
  };
  /** Opens the confirmation link of the registration email. */
  async function confirm() {
    const { text } = await server.nextMail(/confirm-email/);
    const [, token = ''] = /\/confirm-email\/opened#(\S+)/.exec(text) ?? [];
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.post(confirmEmail.path, undefined, headers);
    expect(answer.statusCode).toBe(200);
  }
  const send = async (kind: SubmissionName, more: object = {}): Promise<string> => {
    wait();
    const field = asksForAddress(kind) ? { [addressField[kind] ?? 'email']: email } : {};
    const answer = await server.post(submissions[kind].endpoint, {
      ...sampleBody(kind),
      ...field,
      ...more,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ _id: string }>()._id;
  };
  const list = async ({ id, headers } = member): Promise<OwnSent> => {
    const answer = await server.app.inject({ url: toAddress(listOwnSent, { id }), headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    return answer.json();
  };
  const listedIds = async (of = member) => (await list(of)).records.map(({ _id }) => _id);
  const call = (endpoint: string, _id: string, { headers }: Partial<LoggedInMember> = member) =>
    server.post(endpoint, { _id }, headers);
  const correct = (_id: string, fields: object, __v = 0) =>
    server.post(correctSent.path, { key: { _id }, __v, fields }, member.headers);

  it('lists what was sent under the address, with every form that asks for one', async () => {
    for (const kind of submissionNames) await send(kind);
    const { isConfirmed, isCut, records } = await list();
    const expected = submissionNames.filter(asksForAddress).toReversed();
    expect({ isConfirmed, isCut }).toEqual({ isConfirmed: true, isCut: false });
    expect(records.map(({ kind }) => kind)).toEqual(expected);
    expect(Object.keys(records[0] ?? {})).toEqual(['_id', 'kind', 'createdAt', 'state']);
    expect(records.at(-1)).toMatchObject({ createdAt: '2026-03-01T10:00:01.000Z' });
  });

  it('opens each, withdraws its consent and asks for its erasure, as the receipt does', async () => {
    const id = await send('request', { email: 'ADA@example.ORG', [consentField]: notice?.hash });
    const found = await call(findSent.path, id);
    expect(found.statusCode).toBe(200);
    expect(found.json<SentRecord>().fields).toMatchObject({ email: 'ADA@example.ORG' });
    const withdrawn = await call(withdrawConsent.path, id);
    expect(withdrawn.json()).toMatchObject({ consent: { withdrawnAt: now.toISOString() } });
    const asked = await call(requestErasure.path, id);
    expect(asked.json()).toMatchObject({ erasure: { dueAt: '2026-04-01T10:00:01.000Z' } });
    const rows = await server.database.selectFrom('privacy_requests').selectAll().execute();
    expect(rows).toMatchObject([{ record_id: id, state: 'open' }]);
  });

  it('corrects each, until it holds another address', async () => {
    const id = await send('request');
    const asked = { ...sampleBody('request'), email, message: 'As it should have been.' };
    const corrected = await correct(id, asked);
    expect([corrected.statusCode, corrected.json()]).toMatchObject([
      200,
      { __v: 1, fields: asked },
    ]);
    const moved = await correct(id, { ...asked, email: 'bea@example.org' }, 1);
    expect(moved.json()).toMatchObject({ fields: { email: 'bea@example.org' } });
    expect((await correct(id, asked, 2)).statusCode).toBe(404);
    expect(await listedIds()).toEqual([]);
  });

  it('has what is in quarantine, and nothing that names the address in a text alone', async () => {
    const id = await send('request', { [honeypotField]: 'filled' });
    const other = { email: 'bea@example.org', message: `Ask ${email}.` };
    const mentions = [
      await send('request', other),
      await send('request', { ...other, email: `x${email}` }),
      await send('request', { ...other, email: `${email}.com` }),
      await send('testimony', { message: email }),
    ];
    expect(await listedIds()).toEqual([id]);
    for (const mention of mentions)
      expect((await call(findSent.path, mention)).statusCode).toBe(404);
  });

  it('has nothing before the address is confirmed', async () => {
    const bea = await makeMember(server, 'bea@example.org');
    const id = await send('request', { email: 'bea@example.org' });
    expect(await list(bea)).toEqual({ isConfirmed: false, records: [], isCut: false });
    expect((await call(findSent.path, id, bea)).statusCode).toBe(404);
    await confirm();
    expect(await listedIds(bea)).toEqual([id]);
    expect((await call(findSent.path, id, bea)).statusCode).toBe(200);
  });

  it('is for its owner alone', async () => {
    const bea = await makeMember(server, 'bea@example.org');
    await confirm();
    const id = await send('request');
    expect(await listedIds(bea)).toEqual([]);
    const url = toAddress(listOwnSent, { id: member.id });
    const answers = [
      await server.app.inject({ url, headers: bea.headers }),
      await server.app.inject({ url }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 401]);
    for (const endpoint of [findSent.path, withdrawConsent.path, requestErasure.path]) {
      const unknown = await call(endpoint, `${'0'.repeat(8)}${id.slice(8)}`);
      const others = await call(endpoint, id, bea);
      expect([others.statusCode, others.json()]).toEqual([404, unknown.json()]);
      const over = { headers: { authorization: 'Bearer member_over' } };
      for (const nobody of [{}, over])
        expect((await call(endpoint, id, nobody)).statusCode).toBe(401);
    }
    expect(await server.database.selectFrom('privacy_requests').selectAll().execute()).toEqual([]);
  });

  it('goes by the address of now', async () => {
    const id = await send('request');
    await server.database
      .updateTable('profiles')
      .set({ email: 'new@example.org', body: JSON.stringify({ email: 'new@example.org' }) })
      .where('id', '=', member.id)
      .execute();
    expect(await listedIds()).toEqual([]);
    expect((await call(findSent.path, id)).statusCode).toBe(404);
  });

  it('goes by what each of a merge said itself', async () => {
    const first = await send('request', { email: 'bea@example.org' });
    const second = await send('request');
    const staff = await logInStaff(server);
    const merge = await staff(mergeRecords, {
      kind: 'request',
      body: {
        survivor: { _id: first, __v: 0 },
        merged: [{ _id: second, __v: 0 }],
        values: { email },
      },
    });
    expect(merge.statusCode).toBe(201);
    const review = { state: 'done', assignee: null, seenVersion: -1 };
    await staff(changeReview, { kind: 'request', id: first, body: review });
    expect((await list()).records).toMatchObject([{ _id: second, state: 'done' }]);
    expect((await call(findSent.path, first)).statusCode).toBe(404);
  });

  it('logs no address', async () => {
    await send('request');
    await list();
    expect(server.logged.join('').toLowerCase()).not.toContain(email);
  });
});

it('lists the newest hundred, and says that there are more', async () => {
  const server = await makeApp();
  const member = await makeMember(server, email);
  await server.database
    .updateTable('profiles')
    .set({ email_confirmed_at: '2026-03-01T10:00:00.000Z' })
    .execute();
  const ids: string[] = [];
  for (let count = 0; count < 101; count++) {
    const body = { ...sampleBody('request'), email };
    const answer = await server.post(submissions.request.endpoint, body);
    ids.push(answer.json<{ _id: string }>()._id);
  }
  const { headers, id } = member;
  const answer = await server.app.inject({ url: toAddress(listOwnSent, { id }), headers });
  const { records, isCut } = answer.json<OwnSent>();
  expect(isCut).toBe(true);
  // The order is by id, because two records may arrive in the same millisecond.
  expect(records.map(({ _id }) => _id)).toEqual(ids.toSorted().slice(1).toReversed());
  await server.remove();
});
