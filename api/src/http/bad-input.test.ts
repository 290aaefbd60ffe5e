import { gzipSync } from 'node:zlib';
import type { ErrorBody } from 'contract/wire';
import { logInAdmin } from 'contract/staff-login-requests';
import {
  forgotPassword,
  logInGenerically,
  logInMember,
  resetPassword,
} from 'contract/member-session-requests';
import { registerProfile } from 'contract/profile-requests';
import { sampleProfile } from '../../testing/people/members';
import { everySubmission, sampleBody } from '../../testing/samples/sample-bodies';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

/** Safety 3.A to C, over every endpoint that takes a body. */
let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
});
afterAll(() => server.remove());
afterEach(() => expect(server.logged).toEqual([]));

const json = { 'content-type': 'application/json' };

/** Counts all rows once the outbox has sent its emails and removed them. */
async function countRows(): Promise<number> {
  await server.allMails();
  const tables = ['submissions', 'profiles', 'outbox', 'member_sessions'] as const;
  const lists = tables.map((table) => server.database.selectFrom(table).selectAll().execute());
  return (await Promise.all(lists)).flat().length;
}

/** Expects what every refusal has: a 4xx status, a sentence, no new row and no stack. */
async function expectHttpError(
  statuses: readonly number[],
  send: () => ReturnType<TestApp['post']>,
): Promise<ErrorBody> {
  const before = await countRows();
  const answer = await send();
  expect(statuses).toContain(answer.statusCode);
  const body = answer.json<ErrorBody>();
  expect(body.message).toMatch(/^[A-Z].*\.$|^Please fill in all fields$/);
  expect(body.error).toBe(body.message);
  expect(body.code).toMatch(/^[a-z-]+$/);
  for (const issue of body.issues ?? []) expect(issue.code).toMatch(/^[a-z-]+$/);
  expect(answer.body).not.toMatch(/\bat .*:\d+|node_modules|SQLITE|Error:/);
  expect(await countRows()).toBe(before);
  return body;
}

const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Bodies that are invalid on every endpoint. */
const badBodies: readonly (readonly [string, string | Buffer])[] = [
  ['an empty body', ''],
  ['truncated JSON', '{"name":"N"'],
  ['null', 'null'],
  ['an array', '[{"name":"N"}]'],
  ['a string', '"name"'],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
  ['nesting deeper than 32', nested(32)],
  ['nesting as deep as the body is long', nested(60_000)],
  [
    'over 100 keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, 1]))),
  ],
  ['the same key twice', '{"name":"A","name":"B"}'],
  ['__proto__', '{"__proto__":{"isAdmin":true}}'],
  ['constructor', '{"a":{"constructor":{"prototype":{}}}}'],
];

const endpoints = [
  ...everySubmission.map(([, endpoint, body]) => [endpoint, body] as const),
  ...[logInAdmin.path, logInMember.path, logInGenerically.path].map(
    (endpoint) => [endpoint, { email: 'a@example.org', password: 'p' }] as const,
  ),
  [forgotPassword.path, { email: 'a@example.org' }] as const,
  [resetPassword.path, { email: 'a@example.org', newPassword: 'three small words' }] as const,
  [registerProfile.path, { ...sampleProfile }] as const,
];

/** Only this endpoint accepts multipart; its own tests show which files it refuses. */
const isUpload = (endpoint: string) => endpoint === registerProfile.path;

describe.each(endpoints)('%s refuses', (endpoint, good) => {
  it.each(badBodies)('%s with 400', async (_, body) => {
    await expectHttpError([400], () => server.post(endpoint, body, json));
  });

  const withFirst = (value: unknown) => ({ ...good, [Object.keys(good)[0] ?? '']: value });
  const wrongValues: [string, unknown][] = [
    ['a number for a text', 7],
    ['true for a text', true],
    ['an object for a text', { $gt: '' }],
    ['a list for a text', ['a']],
    ['a NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
    ['a line break in one line', 'a\nBcc: b@example.org'],
    ['a text beyond its length', 'x'.repeat(6000)],
  ];
  it.each(wrongValues)('%s with 400', async (_, value) => {
    const body = JSON.stringify(withFirst(value));
    await expectHttpError([400], () => server.post(endpoint, body, json));
  });

  it.each([
    ['no content type', undefined],
    ['text/plain', 'text/plain'],
    ['XML', 'application/xml'],
    ['multipart', 'multipart/form-data; boundary=x'],
    ['an unknown charset', 'application/json; charset=utf-16'],
    ['a content type that is none', 'json'],
  ])('%s with 415', async (_, type) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
    const body = Buffer.from(JSON.stringify(good));
    const status = type?.startsWith('multipart') && isUpload(endpoint) ? 400 : 415;
    await expectHttpError([status], () => server.post(endpoint, body, headers));
  });

  it('what is gzip by name only with 400', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' };
    await expectHttpError([400], () => server.post(endpoint, JSON.stringify(good), headers));
  });

  it('a gzip bomb with 413', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
    const headers = { ...json, 'content-encoding': 'gzip' };
    await expectHttpError([413], () => server.post(endpoint, bomb, headers));
  });

  it('another encoding with 415', async () => {
    const headers = { ...json, 'content-encoding': 'br' };
    await expectHttpError([415], () => server.post(endpoint, JSON.stringify(good), headers));
  });

  it('a body of 10 MB with 413', async () => {
    const body = JSON.stringify(withFirst('x'.repeat(10_000_000)));
    await expectHttpError([413], () => server.post(endpoint, body, json));
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s with 405', async (method) => {
    const answer = server.app.inject({ method, url: endpoint, payload: good });
    await expectHttpError([405], () => answer);
    expect((await answer).headers['allow']).toContain('POST');
  });
});

const everyForm = [
  ...everySubmission.map(([, endpoint, body]) => [endpoint, body] as const),
  [registerProfile.path, { ...sampleProfile } as Record<string, string | number>] as const,
];

describe.each(everyForm)('%s, field by field, refuses', (endpoint, good) => {
  const has = (...fields: string[]) => fields.filter((field) => field in good);
  const rows: [string, string, unknown][] = [
    ...Object.keys(good).map((field): [string, string, unknown] => [field, 'an object', {}]),
    ...has('email', 'contactEmail').flatMap((field): [string, string, unknown][] => [
      [field, 'CR LF', 'a@example.org\r\nBcc: b@example.org'],
      [field, 'CR LF at its end', 'a@example.org\r\n'],
      [field, 'over 254 characters', `${'a'.repeat(250)}@example.org`],
      [field, 'no @', 'example.org'],
    ]),
    ...has('phone').map((field): [string, string, unknown] => [field, 'no digit', 'call me']),
    ...has('amount').flatMap((field): [string, string, unknown][] =>
      [0, '1,234', [5]].map((value) => [field, String(value), value]),
    ),
    ...has('dob', 'dateOfBirth', 'dedicationDate', 'weddingDate', 'previousVisitDate').flatMap(
      (field): [string, string, unknown][] =>
        ['2026-02-31', '2026-01-31T12:00'].map((value) => [field, value, value]),
    ),
    ...has('dob', 'dateOfBirth', 'previousVisitDate').flatMap(
      (field): [string, string, unknown][] => [
        [field, 'future', '2999-01-01'],
        [field, 'too early', '1899-12-31'],
        [field, 'a year of two digits', '0026-01-31'],
      ],
    ),
    ...has('dedicationDate', 'weddingDate').flatMap((field): [string, string, unknown][] => [
      [field, 'far ahead', '2099-01-01'],
      [field, 'long ago', '1987-06-05'],
    ]),
    ...has('minister', 'requestType', 'category', 'country', 'gender', 'memberType').map(
      (field): [string, string, unknown] => [field, 'an unknown choice', 'whatever'],
    ),
  ];
  it.each(rows)('%s: %s', async (field, _name, value) => {
    const body = JSON.stringify({ ...good, [field]: value });
    const { issues } = await expectHttpError([400], () => server.post(endpoint, body, json));
    expect(issues?.map(({ path }) => path)).toEqual([field]);
  });

  it('a number that only a computer calls one', async () => {
    const body = JSON.stringify(good).replace(/:("[^"]*"|[\d.]+)/, ':1e400');
    await expectHttpError([400], () => server.post(endpoint, body, json));
  });
});

const required = endpoints.filter(([endpoint]) => endpoint !== '/api/testimonies');
it.each(required)(
  '%s refuses null for its first field, which it asks for',
  async (endpoint, good) => {
    const body = JSON.stringify({ ...good, [Object.keys(good)[0] ?? '']: null });
    await expectHttpError([400], () => server.post(endpoint, body, json));
  },
);

describe('everything else that is malformed', () => {
  it.each([
    '/api/%',
    '/api/contacts/%00',
    '/api/%ff',
    `/api/${'x'.repeat(10_000)}`,
    '/api',
    '/api/',
  ])('is refused: %s', async (url) => {
    await expectHttpError([400, 404], () => server.app.inject({ url }));
  });

  it('cannot override the method', async () => {
    const headers = { ...json, 'x-http-method-override': 'DELETE', 'x-method-override': 'GET' };
    const body = JSON.stringify(sampleBody('contact'));
    const answer = await server.post('/api/contacts?_method=DELETE', body, headers);
    expect(answer.statusCode).toBe(201);
  });

  it('cannot forge where it comes from', async () => {
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil',
      forwarded: 'for=x',
    };
    const answer = await server.app.inject({ url: '/api/welfare', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('evil');
  });

  it.each([
    ['percent signs that lead nowhere', 'message=%zz'],
    ['bytes that are not UTF-8', 'message=%ff%fe'],
    ['the same field twice', 'message=a&message=b'],
    ['__proto__', '__proto__=a&message=b'],
    ['over 100 fields', Array.from({ length: 101 }, (_, i) => `k${i}=v`).join('&')],
  ])('is refused as a form: %s', async (_, body) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    };
    await expectHttpError([400], () => server.post('/api/testimonies', body, headers));
  });
});

describe('what is only unusual is taken as it is', () => {
  it.each([
    ['a right-to-left override', 'abc\u202edef'],
    ['an emoji of several', '👨‍👩‍👧‍👦 🏳️‍🌈'],
    ['a flood of combining marks', `Z${'\u0301'.repeat(150)}`],
    ['composed and decomposed letters', 'é e\u0301'],
    ['Yoruba', 'Olúwa ọmọ ẹ̀kọ́'],
    ['sharp s', 'Straße ẞ'],
    ['SQL', "'; DROP TABLE submissions; --"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("http://evil.example")'],
    ['JSON', '","_id":"mine'],
  ])('%s', async (_, words) => {
    const sent = { ...sampleBody('contact'), name: words, message: words };
    const answer = await server.post('/api/contacts', JSON.stringify(sent), json);
    expect(answer.statusCode).toBe(201);
    const record = (await server.readList('/api/contacts')).at(-1);
    expect(record).toMatchObject({ name: words, message: words });
    expect(record).toEqual(answer.json());
  });

  it('honest gzip', async () => {
    const body = gzipSync(JSON.stringify(sampleBody('contact')));
    const headers = { ...json, 'content-encoding': 'gzip' };
    expect((await server.post('/api/contacts', body, headers)).statusCode).toBe(201);
  });

  it('depth and keys within the limits', async () => {
    const body = { ...sampleBody('contact'), extra: JSON.parse(nested(30)) as unknown };
    expect((await server.post('/api/contacts', JSON.stringify(body), json)).statusCode).toBe(201);
  });
});
