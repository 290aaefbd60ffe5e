import type { ErrorBody } from 'contract/wire';
import { getOwnProfile } from 'contract/profile-requests';
import { toAddress } from 'contract/request';
import { makeMember, sampleProfile } from '../../../testing/people/members';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

/** Bodies as other programs send them as JSON. */
let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
});
afterAll(() => server.remove());

const pledge = (amount: unknown) => server.post('/api/pledge', { ...sampleBody('pledge'), amount });
const visit = (previousVisitDate: unknown) =>
  server.post('/api/second-timer', { ...sampleBody('secondTimer'), previousVisitDate });

it.each([
  ['50', 50],
  ['50.00', 50],
  ['12,50', 12.5],
  ['0,5', 0.5],
  [' 7 ', 7],
  ['1000000.00', 1_000_000],
])('reads the amount %j as %d', async (written, amount) => {
  const answer = await pledge(written);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toHaveProperty('amount', amount);
});

it.each(['1,234', '1.234', '1,234.50', '1 000', '1e3', '50 EUR', '0x10', '٥', true, {}, [50]])(
  'says how to write the amount that came as %j',
  async (amount) => {
    const answer = await pledge(amount);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty(
      'message',
      'Please enter the amount as a number in digits, like 1234.50.',
    );
  },
);

it.each([
  ['0', 'Please enter 0.01 or more as the amount.'],
  ['-5', 'Please enter 0.01 or more as the amount.'],
  ['1000000.01', 'Please enter 1000000 or less as the amount.'],
])('holds the amount %j to its bounds', async (amount, message) => {
  expect((await pledge(amount)).json()).toHaveProperty('message', message);
});

it.each([
  'office@küche.example',
  'office@ku\u0308che.example',
  'office@xn--kche-0ra.example',
  '\ufeffoffice @küche.example\u00a0',
])('reads the address %j in the one form in which it is stored', async (email) => {
  const answer = await server.post('/api/pledge', { ...sampleBody('pledge'), email });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toHaveProperty('email', 'office@xn--kche-0ra.example');
});

it('leaves out of a name and a number what nobody sees, and nothing that an emoji or a script needs', async () => {
  const sent = { name: '\ufeffRu\u200bth Ber\u00adger \u2060', phone: '+43\u200b 512 1' };
  const answer = await server.post('/api/partnership', sent);
  expect(answer.json()).toMatchObject({ name: 'Ruth Berger', phone: '+43 512 1' });
  const name = 'می‌خواهم 👩‍👧 🏳️‍🌈';
  expect((await server.post('/api/partnership', { ...sent, name })).json()).toMatchObject({ name });
});

it.each([
  '2026-01-31',
  '2026-01-31T00:00:00.000Z',
  '2026-01-31T00:00:00+01:00',
  '2026-01-31T00:00:00-0500',
  '2026-01-31T00:00',
  ' 2026-01-31 ',
])('reads %j as the day that is written', async (written) => {
  const answer = await visit(written);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toHaveProperty('previousVisitDate', '2026-01-31');
});

it.each([
  '2026-01-30T23:00:00.000Z',
  '2026-01-31T12:00:00Z',
  '2026-02-31T00:00:00Z',
  '2026-01-31T00:00:00+99:00',
  '2026-01-31T00:00:00Z'.repeat(50),
  '2026-1-1',
  'soon',
  1_769_817_600_000,
])('says how to write the day that came as %j', async (written) => {
  const answer = await visit(written);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toHaveProperty(
    'message',
    'Please enter the previous visit date as a day like 2026-01-31, from 1900 until today, without a time.',
  );
});

it('takes null for a blank field: left out where it is optional, missing where it is not', async () => {
  const blank = { ...sampleBody('pledge'), message: null };
  const answer = await server.post('/api/pledge', blank);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).not.toHaveProperty('message');
  const nameless = await server.post('/api/pledge', { ...blank, name: null });
  expect(nameless.statusCode).toBe(400);
  expect(nameless.json()).toHaveProperty('message', 'Please fill in the name.');
  const testimony = { fullName: null, message: 'He lives.' };
  const { fullName } = (await server.post('/api/testimonies', testimony)).json<{
    fullName: string;
  }>();
  expect(fullName).toBe('Anonymous');
});

it('erases an optional field of a profile by null, and no other', async () => {
  const member = await makeMember(server, 'null@example.org');
  const change = (payload: object) =>
    server.app.inject({
      method: 'PUT',
      url: toAddress(getOwnProfile, { id: member.id }),
      headers: member.headers,
      payload,
    });
  expect((await change({ referral: null })).json()).not.toHaveProperty('referral');
  expect((await change({ fullName: null })).statusCode).toBe(400);
});

it('says how long a password must be', async () => {
  const short = { ...sampleProfile, email: 'short@example.org', password: 'short' };
  const { message } = (await server.post('/api/profiles/register', short)).json<ErrorBody>();
  expect(message).toBe('Please use at least 8 characters for the password.');
});
