import { usuallyConfidential } from 'contract/audit';
import { chooseConfidentialSections } from 'contract/audit-requests';
import { fillTimeHeader, honeypotField } from 'contract/bot-signals';
import { quarantineHeader } from 'contract/receipts';
import type { QuarantineAnswer } from 'contract/receipts';
import {
  listQuarantine,
  maxReleased,
  releaseRecord,
  releaseRecords,
} from 'contract/quarantine-requests';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import type { ResponseOf } from 'contract/request';
import { sentPage } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import { logInMember } from 'contract/member-session-requests';
import { listRequest } from 'contract/list-requests';
import { registerProfile } from 'contract/profile-requests';
import { encodeMultipart, sampleProfile } from '../../../testing/people/members';
import { everySubmission, sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
});
afterAll(() => server.remove());

const bait = { [honeypotField]: 'https://spam.example' };
const readQuarantine = async () =>
  (await server.readList(listQuarantine.path)) as unknown as QuarantinedRecord[];
const findInQuarantine = async (id: unknown) =>
  (await readQuarantine()).find(({ record }) => record._id === id);
const idsIn = async (endpoint: string) => (await server.readList(endpoint)).map(({ _id }) => _id);

/** These kinds are never confirmed by email: they concern health, are confidential by default or ask for no address. */
const unmailed = ['welfare', 'request', 'enquiry', 'couples', 'partnership', 'testimony'];
const waitsOf = (kind: string): QuarantineAnswer =>
  unmailed.includes(kind) ? 'reviewed-first' : 'confirmed-by-email';

describe.each(everySubmission)('%s', (kind, endpoint, body) => {
  it('stores what a robot sends, keeps it out of the list, and says that it waits', async () => {
    const person = await server.post(endpoint, body);
    const robot = await server.post(endpoint, { ...body, ...bait });
    expect(robot.statusCode).toBe(201);
    const { _id } = robot.json<{ _id: string }>();
    expect(person.headers).not.toHaveProperty(quarantineHeader.toLowerCase());
    expect(robot.headers[quarantineHeader.toLowerCase()]).toBe(waitsOf(kind));
    expect(Object.keys(robot.json<object>())).toEqual(Object.keys(person.json<object>()));
    expect(await idsIn(endpoint)).not.toContain(_id);
    expect(await findInQuarantine(_id)).toEqual({
      kind,
      reason: 'honeypot',
      record: robot.json<unknown>(),
    });
  });

  it('leads a robot without a script to what is said of the quarantine', async () => {
    const before = await readQuarantine();
    const form = new URLSearchParams(bait);
    for (const [name, value] of Object.entries(body)) form.set(name, `${value}`);
    const answer = await server.post(endpoint, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${sentPage(kind)}#${waitsOf(kind)}`);
    expect(await readQuarantine()).toHaveLength(before.length + 1);
  });
});

it('says of a form that is sent again what became of it the first time, until staff release it', async () => {
  const send = (headers: Record<string, string>, more: object = bait) =>
    server.post('/api/contacts', { ...sampleBody('contact'), ...more }, headers);
  const key = { [idempotencyKeyHeader]: 'sent-again' };
  const { _id } = (await send(key)).json<{ _id: string }>();
  const header = async () => (await send(key, {})).headers[quarantineHeader.toLowerCase()];
  expect(await header()).toBe('confirmed-by-email');
  await (
    await logInStaff(server)
  )(releaseRecord, { id: _id });
  expect(await header()).toBeUndefined();
});

it('promises no mail from a section that staff made confidential', async () => {
  const call = await logInStaff(server);
  const choose = (sections: readonly string[]) =>
    call(chooseConfidentialSections, { body: { sections } });
  await choose(['contact']);
  const answer = await server.post('/api/contacts', { ...sampleBody('contact'), ...bait });
  await choose(usuallyConfidential);
  expect(answer.headers[quarantineHeader.toLowerCase()]).toBe('reviewed-first');
});

it('quarantines a link that came faster than people type', async () => {
  const body = { ...sampleBody('contact'), message: 'See https://spam.example' };
  const send = async (fillTime: string) =>
    (await server.post('/api/contacts', body, { [fillTimeHeader]: fillTime })).json<{
      _id: string;
    }>();
  expect((await findInQuarantine((await send('200'))._id))?.reason).toBe('too-fast');
  expect(await findInQuarantine((await send('20000'))._id)).toBeUndefined();
});

it('lets a profile in quarantine serve its owner and hides it from the list', async () => {
  const email = 'bait@example.org';
  const answer = await server.post(registerProfile.path, { ...sampleProfile, email, ...bait });
  expect(answer.statusCode).toBe(201);
  const { _id } = answer.json<{ _id: string }>();
  expect(await findInQuarantine(_id)).toMatchObject({ kind: 'profiles', reason: 'honeypot' });
  expect(await idsIn(listRequest('profiles').path)).not.toContain(_id);
  const { password } = sampleProfile;
  const login = await server.post(logInMember.path, { email, password });
  expect(login.statusCode).toBe(200);
});

it('has a form page’s upload judged by the same field', async () => {
  const { body, headers } = await encodeMultipart({
    ...sampleProfile,
    email: 'b@example.org',
    ...bait,
  });
  const answer = await server.post(registerProfile.path, body, { ...headers, accept: 'text/html' });
  expect(answer.statusCode).toBe(303);
  expect((await readQuarantine())[0]?.record['email']).toBe('b@example.org');
});

describe('staff', () => {
  const robotSends = async () =>
    (await server.post('/api/contacts', { ...sampleBody('contact'), ...bait })).json<{
      _id: string;
    }>()._id;
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });
  const release = (id: string) => call(releaseRecord, { id });
  const releaseAll = (records: readonly string[]) => call(releaseRecords, { body: { records } });

  it('release a record into its list, once', async () => {
    const id = await robotSends();
    expect((await release(id)).statusCode).toBe(204);
    expect(await idsIn('/api/contacts')).toContain(id);
    expect(await findInQuarantine(id)).toBeUndefined();
    expect((await release(id)).statusCode).toBe(404);
    const noted = await server.database
      .selectFrom('audit_log')
      .select(['action', 'kind'])
      .where('subjects', '=', JSON.stringify([id]))
      .execute();
    expect(noted).toEqual([{ action: 'release', kind: 'contact' }]);
  });

  it('get 404 for what is no record', async () => {
    expect((await release('x')).statusCode).toBe(404);
    expect((await release('0'.repeat(36))).statusCode).toBe(404);
  });

  it('release many with one call, of which each sender hears', async () => {
    const send = async (url: string, body: object) =>
      (await server.post(url, { ...body, ...bait })).json<{ _id: string }>()._id;
    const told = ['one@many.example', 'two@many.example', 'three@many.example'];
    const contacts = [
      await send('/api/contacts', { ...sampleBody('contact'), email: told[0] }),
      await send('/api/contacts', { ...sampleBody('contact'), email: told[1] }),
    ];
    const unmailed = await send('/api/partnership', sampleBody('partnership'));
    const member = await send(registerProfile.path, { ...sampleProfile, email: told[2] });
    const hear = async () =>
      (await server.allMails()).map(({ to }) => to).filter((to) => to.endsWith('@many.example'));
    expect(await hear()).toEqual([]);
    const answer = await releaseAll([...contacts, unmailed, member, '0'.repeat(36)]);
    expect(answer.statusCode).toBe(200);
    const { released } = answer.json<ResponseOf<typeof releaseRecords>>();
    expect(new Set(released)).toEqual(new Set([...contacts, unmailed, member]));
    expect(new Set(await hear())).toEqual(new Set(told));
    const noted = await server.database
      .selectFrom('audit_log')
      .select(['kind', 'subjects'])
      .orderBy('seq', 'desc')
      .limit(3)
      .execute();
    expect(new Map(noted.map(({ kind, subjects }) => [kind, JSON.parse(subjects)]))).toEqual(
      new Map<string, unknown>([
        ['contact', expect.arrayContaining(contacts)],
        ['partnership', [unmailed]],
        ['profiles', [member]],
      ]),
    );
    expect((await releaseAll(contacts)).json()).toEqual({ released: [] });
  });

  it('release no more at once than the bound', async () => {
    const many = Array.from({ length: maxReleased + 1 }, (_, number) => `${number}`);
    expect((await releaseAll(many)).statusCode).toBe(400);
    expect((await releaseAll([])).statusCode).toBe(400);
    expect((await releaseAll(many.slice(1))).json()).toEqual({ released: [] });
  });
});
