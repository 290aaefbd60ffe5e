import type * as Argon2 from '@node-rs/argon2';
import { logInAdmin } from 'contract/staff-login-requests';
import { logInMember } from 'contract/member-session-requests';
import { adminEmail, adminPassword, useApp } from '../../../testing/test-app';
import { passwordsAtOnce } from '../passwords/password-checker';

const membersPassword = 'the password of a member';
const compareMembers = jest.fn<Promise<void>, []>();

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...argon2,
    verify: async (...[hash, password]: Parameters<typeof Argon2.verify>) => {
      if (password === membersPassword) await compareMembers();
      return argon2.verify(hash, password);
    },
  };
});

const server = useApp();
let release = () => {};
afterEach(() => {
  release();
});

it('does not have staff wait in the line of the members who log in', async () => {
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const areAllAtWork = new Promise<void>((resolve) => {
    compareMembers.mockImplementation(() => {
      if (compareMembers.mock.calls.length === passwordsAtOnce.members) resolve();
      return isReleased;
    });
  });
  const rush = Array.from({ length: 10 }, (_, member) =>
    server.app.inject({
      method: 'POST',
      url: logInMember.path,
      payload: { email: `member.${member}@example.org`, password: membersPassword },
      remoteAddress: `10.${member}.0.1`,
    }),
  );
  // Fastify's inject starts only when its result is awaited.
  const answers = Promise.all(rush);
  await areAllAtWork;
  const right = { email: adminEmail, password: adminPassword };
  expect((await server.post(logInAdmin.path, right)).statusCode).toBe(200);
  release();
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual(rush.map(() => 401));
});
