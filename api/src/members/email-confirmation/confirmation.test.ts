import { fillTimeHeader } from 'contract/bot-signals';
import type { ErrorBody } from 'contract/wire';
import { confirmEmail, logInMember } from 'contract/member-session-requests';
import { makeMember, register, sampleProfile } from '../../../testing/people/members';
import { makeApp, useApp } from '../../../testing/test-app';
import { emailTokenLifetime } from './email-token-repository';

describe('the address of a new profile', () => {
  const server = useApp({ now: () => now });
  let now: Date;
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z');
  });
  afterEach(() => {
    expect(server.logged).toEqual([]);
  });
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const confirm = (token: string) =>
    server.post(confirmEmail.path, undefined, { authorization: `Bearer ${token}` });
  const confirmedAt = async () =>
    (
      await server.database
        .selectFrom('profiles')
        .select('email_confirmed_at')
        .executeTakeFirstOrThrow()
    ).email_confirmed_at;
  const registerAndReadMail = async () => {
    const answer = await register(server, { fullName: 'Win at http://evil.example' });
    expect(answer.statusCode).toBe(201);
    return server.nextMail();
  };
  const tokenOf = (text: string) => /\/confirm-email\/opened#(\S+)/.exec(text)?.[1] ?? '';

  it('is asked for a confirmation, in a mail without any text typed at registration', async () => {
    const { to, subject, text } = await registerAndReadMail();
    expect(to).toBe(sampleProfile.email);
    expect(text).toMatch(/^Hello,\n/);
    expect(text).toMatch(/http:\/\/church\.example\/confirm-email\/opened#confirm_[\w-]{43}\n/);
    for (const typed of ['evil', sampleProfile.phone, sampleProfile.address, 'friend']) {
      expect(subject + text).not.toContain(typed);
    }
    expect(await confirmedAt()).toBeNull();
  });

  it('is confirmed by the link, and its profile works without that', async () => {
    const { text } = await registerAndReadMail();
    const credentials = { email: sampleProfile.email, password: sampleProfile.password };
    expect((await server.post(logInMember.path, credentials)).statusCode).toBe(200);
    const answer = await confirm(tokenOf(text));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await confirmedAt()).toBe(now.toISOString());
    expect((await confirm(tokenOf(text))).json<ErrorBody>().message).toMatch(/was used already/);
  });

  it('is not confirmed by a link that is too old, whatever the clock does then', async () => {
    const { text } = await registerAndReadMail();
    wait(emailTokenLifetime);
    for (const moved of [0, -2 * emailTokenLifetime]) {
      wait(moved);
      const answer = await confirm(tokenOf(text));
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>().message).toMatch(/^This link is too old/);
    }
    expect(await confirmedAt()).toBeNull();
  });

  it('is confirmed by no other token', async () => {
    const { token } = await makeMember(server, sampleProfile.email);
    for (const other of ['', 'x', token, token.replace('member_', 'reset_')]) {
      expect((await confirm(other)).statusCode).toBe(401);
    }
    expect((await confirm(token.replace('member_', 'confirm_'))).statusCode).toBe(400);
    expect(await confirmedAt()).toBeNull();
  });

  it('gets no mail when a robot has registered it', async () => {
    await register(server, { referral: 'https://spam.example' }, { [fillTimeHeader]: '10' });
    const held = await server.database.selectFrom('profiles').select('quarantine').execute();
    expect(held).toEqual([{ quarantine: 'too-fast' }]);
    expect(await server.allMails()).toEqual([]);
  });
});

it('is confirmed for a profile whose mail could not be asked for, too: it is registered all the same', async () => {
  const server = await makeApp();
  await server.database.schema.alterTable('outbox').renameTo('lost').execute();
  expect((await register(server)).statusCode).toBe(201);
  expect(server.logged.length).toBeGreaterThan(0);
  await server.remove();
});
