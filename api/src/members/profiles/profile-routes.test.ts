import type { ErrorBody } from 'contract/wire';
import { logInMember } from 'contract/member-session-requests';
import { makeMember, sampleProfile } from '../../../testing/people/members';
import type { LoggedInMember } from '../../../testing/people/members';
import { useApp } from '../../../testing/test-app';

const server = useApp();
let ada: LoggedInMember;
beforeEach(async () => {
  ada = await makeMember(server, 'ada@example.org');
});
afterEach(() => {
  expect(server.logged).toEqual([]);
});

type Headers = Readonly<Record<string, string>>;
const read = (id = ada.id, headers: Headers = ada.headers) =>
  server.app.inject({ url: `/api/profiles/${id}`, headers });
const change = (payload: unknown, headers: Headers = ada.headers, id = ada.id) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/profiles/${id}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const { password, ...visible } = { ...sampleProfile, email: 'ada@example.org' };

describe('reading', () => {
  it('gives the owner the whole profile without the password', async () => {
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...visible,
      isAdmin: false,
      _id: ada.id,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/argon2|three small words/);
  });

  it('answers another member’s id and an unknown id with the same 404', async () => {
    const other = await makeMember(server, 'other@example.org');
    const others = await read(other.id);
    const nobodys = await read('00000000-0000-7000-8000-000000000000');
    expect(others.statusCode).toBe(404);
    expect(nobodys.statusCode).toBe(404);
    expect(others.body).toBe(nobodys.body);
  });

  it.each([
    ['no token', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['16 KB', { authorization: `Bearer ${'x'.repeat(15_000)}` }],
    [
      'a token without a signature',
      { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
    ],
    ['a token of the right shape', { authorization: `Bearer member_${'A'.repeat(43)}` }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('is refused with 401 for %s', async (_, headers) => {
    const answer = await read(ada.id, headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.json<ErrorBody>().message).toBe('Please log in again.');
  });

  it.each(['%', '%00', 'x', '0'.repeat(10_000), 'images/..%2f..%2fchurch.sqlite'])(
    'finds nothing at the id %.20s',
    async (id) => {
      expect([400, 404]).toContain((await read(id)).statusCode);
    },
  );

  it('names the methods of a profile', async () => {
    const answer = await server.app.inject({ method: 'DELETE', url: `/api/profiles/${ada.id}` });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toMatch(/GET.*PUT/);
  });
});

describe('changing', () => {
  it('takes the eight fields, raises the version and answers the whole profile', async () => {
    const changes = {
      fullName: 'Ada Changed',
      email: 'Ada@Example.org',
      phone: '0512 / 2',
      address: 'Sample Street 2',
      country: 'Nigeria',
      memberType: 'Online',
      referral: 'Nobody',
      localPastor: 'Pastor',
    };
    const answer = await change(changes);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ...visible, ...changes, __v: 1, _id: ada.id });
    expect(answer.json()).toEqual((await read()).json());
    expect(await server.readList('/api/profiles')).toEqual([answer.json()]);
  });

  it('leaves what is left out, and erases what is emptied where that is allowed', async () => {
    const answer = await change({ referral: '', localPastor: ' \u200b ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toHaveProperty('referral');
    expect(answer.json()).not.toHaveProperty('localPastor');
    expect(answer.json()).toMatchObject({ fullName: visible.fullName, gender: visible.gender });
  });

  it.each(['fullName', 'email', 'phone', 'address', 'country', 'memberType'])(
    'does not empty the %s',
    async (field) => {
      const answer = await change({ [field]: ' ' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: field }]);
      expect((await read()).json()).toMatchObject({ ...visible, __v: 0 });
    },
  );

  it('changes nothing that is not among the eight', async () => {
    const answer = await change({
      isAdmin: true,
      password: 'another password',
      passwordHash: 'x',
      gender: 'Male',
      image: '/x.png',
      _id: 'x',
      __v: 9,
    });
    expect(answer.json()).toMatchObject({ ...visible, isAdmin: false, _id: ada.id, __v: 1 });
    expect(answer.json()).not.toHaveProperty('image');
    const login = { email: visible.email, password };
    expect((await server.post(logInMember.path, login)).statusCode).toBe(200);
  });

  it('never touches another member’s profile', async () => {
    const other = await makeMember(server, 'other@example.org');
    expect((await change({ fullName: 'Taken over' }, ada.headers, other.id)).statusCode).toBe(404);
    expect((await read(other.id, other.headers)).json()).toMatchObject({ __v: 0 });
  });
});
