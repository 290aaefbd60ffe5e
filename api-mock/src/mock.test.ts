import type { RecordKind } from 'contract/review';
import { getReviews } from 'contract/review-requests';
import type { ReviewSnapshot } from 'contract/review-requests';
import { submissionNames, submissions } from 'contract/submissions';
import { toAddress } from 'contract/request';
import { logInAdmin } from 'contract/staff-login-requests';
import { logInMember } from 'contract/member-session-requests';
import type { RunningServer } from 'api/start';
import { faultsEndpoint } from './faults/fault-switch';
import type { Fault } from './faults/fault-switch';
import { createMock, demoAdmin } from './mock';
import { demoMember } from './seeds/plant-seeds';
import { sampleSubmission } from './seeds/sample-submissions';
import { emptySection, programNames } from './seeds/seed-cases';

let mock: RunningServer;
let cookie: string;
beforeAll(async () => {
  mock = await createMock();
  const login = await mock.app.inject({
    method: 'POST',
    url: logInAdmin.path,
    payload: demoAdmin,
  });
  cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? '';
});
afterAll(() => mock.stop());

type Listed = Record<string, string | undefined>;
const readList = async (url: string) =>
  (await mock.app.inject({ url, headers: { cookie } })).json<Listed[]>();

it('plants the week of an office: 533 over all forms, and nine people ask again at the weekend', async () => {
  const office = await createMock({}, undefined, 'office-week');
  try {
    const rows = await office.app.database
      .selectFrom('submissions')
      .select(['kind', 'body'])
      .orderBy('created_at', 'desc')
      .execute();
    expect(rows).toHaveLength(533);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(submissionNames.length);
    const asked = rows.filter(({ kind }) => ['welfare', 'request'].includes(kind));
    const names = asked.map(
      ({ kind, body }) => `${kind} ${String((JSON.parse(String(body)) as Listed)['email'])}`,
    );
    const again = names.slice(0, 9).filter((name) => names.slice(9).includes(name));
    expect(again).toHaveLength(9);
  } finally {
    await office.stop();
  }
});

describe('the seeds', () => {
  it.each(submissionNames)('fill the section of %s unless it is the empty one', async (kind) => {
    const records = await readList(submissions[kind].endpoint);
    if (kind === emptySection) expect(records).toEqual([]);
    else expect(records.length).toBeGreaterThanOrEqual(8);
  });

  it('fill the profiles, without a word about passwords', async () => {
    const profiles = await readList('/api/profiles');
    expect(profiles).toHaveLength(5);
    expect(JSON.stringify(profiles)).not.toMatch(/password/i);
  });

  it('let one member log in, and none of the others', async () => {
    const logIn = async (payload: object) =>
      (await mock.app.inject({ method: 'POST', url: logInMember.path, payload })).statusCode;
    expect(await logIn(demoMember)).toBe(200);
    const other = 'sample.person.02@example.org';
    expect(await logIn({ ...demoMember, email: other })).toBe(401);
  });

  it('name the events in every language of requirements 4', async () => {
    const named = (await readList('/api/program-attendance')).map(({ program }) => program);
    expect(named).toEqual(expect.arrayContaining([...programNames]));
  });

  it('repeat people in the spellings that requirements 5 takes for the same', async () => {
    const contacts = await readList('/api/contacts');
    const mails = contacts.map(({ email }) => email?.trim().toLowerCase());
    expect(mails.filter((email) => email === 'sample.person.01@example.org')).toHaveLength(3);
    const phones = (await readList('/api/partnership')).map(({ phone }) => phone);
    expect(phones).toEqual(expect.arrayContaining(['+43 512 000002', '(43) 512/00-00-02']));
  });

  it('hold records without name, e-mail and phone', async () => {
    const keyless = (await readList('/api/testimonies')).filter(
      ({ fullName }) => (fullName ?? '').trim() === '',
    );
    expect(keyless.length).toBeGreaterThanOrEqual(2);
  });

  it('show what staff do: reviews, a pair that was kept, a merge', async () => {
    const readSnapshot = async (kind: RecordKind) =>
      (
        await mock.app.inject({ url: toAddress(getReviews, { kind }), headers: { cookie } })
      ).json<ReviewSnapshot>();
    const { reviews, keptPairs } = await readSnapshot('request');
    expect(reviews.map(({ state }) => state).sort()).toEqual(['done', 'in-progress']);
    expect(keptPairs).toHaveLength(1);
    expect((await readSnapshot('partnership')).merges).toHaveLength(1);
    const merged = (await readList('/api/partnership')).filter((one) => 'mergedInto' in one);
    expect(merged.map(({ phone }) => phone)).toEqual(['(43) 512/00-00-02']);
  });

  it('are plainly made up', async () => {
    for (const kind of submissionNames) {
      for (const record of await readList(submissions[kind].endpoint)) {
        const { email = '', contactEmail = '', phone = '' } = record;
        expect(email + contactEmail).toMatch(/^$|@example\.org$/i);
        expect(phone.replace(/\D/g, '')).toMatch(/^$|^(0*43)?0?5120000/);
      }
    }
  });
});

describe('the samples', () => {
  it.each(submissionNames)('of %s are what the server takes', async (name) => {
    const payload = sampleSubmission(name, 90);
    const { endpoint: url } = submissions[name];
    const answer = await mock.app.inject({ method: 'POST', url, payload });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject(payload);
  });
});

describe('the switch', () => {
  const set = (fault: Fault) =>
    mock.app.inject({ method: 'POST', url: faultsEndpoint, payload: fault });
  const askForContacts = () => mock.app.inject({ url: '/api/contacts', headers: { cookie } });
  afterEach(() => mock.app.inject({ method: 'DELETE', url: faultsEndpoint }));

  it('makes an endpoint fail, with the status that is wanted', async () => {
    await set({ path: '/api/contacts', fault: 'fail', status: 503 });
    const answer = await askForContacts();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toHaveProperty('message');
  });

  it('makes it answer a page instead of JSON', async () => {
    await set({ path: '/api/contacts', fault: 'rubbish' });
    const answer = await askForContacts();
    expect(answer.statusCode).toBe(200);
    expect(() => answer.json<unknown>()).toThrow();
  });

  it('makes it hang until the server stops', async () => {
    const other = await createMock();
    const payload: Fault = { path: '/api/health', fault: 'hang' };
    await other.app.inject({ method: 'POST', url: faultsEndpoint, payload });
    const answer = fetch(`${other.address}/api/health`).then(
      () => 'answered',
      () => 'cut off',
    );
    // The response to the second request proves that the first one was received before it.
    await fetch(`${other.address}/api/nothing`);
    await other.stop();
    expect(await answer).toBe('cut off');
  });

  it('leaves other methods and endpoints alone', async () => {
    await set({ method: 'POST', path: '/api/contacts', fault: 'fail' });
    expect((await askForContacts()).statusCode).toBe(200);
  });

  it('ends one fault with none, and all with DELETE', async () => {
    await set({ path: '/api/contacts', fault: 'fail' });
    await set({ path: '/api/health', fault: 'fail' });
    await set({ path: '/api/contacts', fault: 'none' });
    expect((await askForContacts()).statusCode).toBe(200);
    expect((await mock.app.inject('/api/health')).statusCode).toBe(500);
    await mock.app.inject({ method: 'DELETE', url: faultsEndpoint });
    expect((await mock.app.inject('/api/health')).statusCode).toBe(200);
  });
});
