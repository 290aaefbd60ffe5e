import type { ErrorBody } from 'contract/wire';
import {
  confirmEmail,
  forgotPassword,
  logInMember,
  resetPassword,
} from 'contract/member-session-requests';
import { makeMember, register, sampleProfile } from '../../../testing/people/members';
import { useApp } from '../../../testing/test-app';
import type { Mail } from '../../mail/mail-transport';
import { maxMailsPerHour } from '../../mail/mail-budget';
import { ResetTokenRepository } from './reset-token-repository';

const { email } = sampleProfile;
const newPassword = 'four other small words';

const publicUrl = new URL('https://church.example');
const server = useApp({ now: () => now, config: { publicUrl } });
let now: Date;
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  await makeMember(server, email);
});
afterEach(() => {
  expect(server.logged).toEqual([]);
});

const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
type Headers = Readonly<Record<string, string>>;
const forget = (address = email, headers: Headers = {}) =>
  server.post(forgotPassword.path, { email: address }, headers);
const linkOf = ({ text }: Mail) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
const tokenOf = (mail: Mail) => /\/reset-password\/([^?]+)/.exec(linkOf(mail))?.[1] ?? '';
const pageOf = ({ text }: Mail) => /confirm-email|reset-password/.exec(text)?.[0];
const askForToken = async () => {
  await forget();
  return tokenOf(await server.nextMail(/reset-password/));
};
const reset = (token: string | undefined, body: object = { email, newPassword }) =>
  server.post(
    resetPassword.path,
    body,
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );
const logInWith = async (password: string) =>
  (await server.post(logInMember.path, { email, password })).statusCode;

describe('a member whom staff added, without a password', () => {
  const added = 'added@example.org';
  beforeEach(() => {
    const { password: _password, ...profile } = sampleProfile;
    return server.database
      .transaction()
      .execute((transaction) =>
        server.app.profiles.addWithin(transaction, { profile: { ...profile, email: added } }),
      );
  });
  const logInAdded = async (password: string) =>
    (await server.post(logInMember.path, { email: added, password })).statusCode;

  it('is let in with no password', async () => {
    for (const password of [newPassword, ' ', sampleProfile.password])
      expect(await logInAdded(password)).not.toBe(200);
  });

  it('chooses one by a link', async () => {
    await forget(added);
    const token = tokenOf(await server.nextMail(/reset-password/));
    expect((await reset(token, { email: added, newPassword })).statusCode).toBe(200);
    expect(await logInAdded(newPassword)).toBe(200);
  });
});

describe('who forgot the password', () => {
  it('gets a link by mail, to the address of the profile, under the configured origin', async () => {
    const answer = await forget(email.toUpperCase(), { host: 'evil.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Reset link sent to your email.' });
    const mail = await server.nextMail(/reset-password/);
    expect(mail.to).toBe(email);
    expect(linkOf(mail)).toMatch(
      /^https:\/\/church\.example\/reset-password\/reset_[\w-]{43}\?email=Sample\.Member%40example\.org$/,
    );
    expect(mail.text).not.toContain('evil');
  });

  it('is answered alike, to the byte and with the same rows, whether there is such a profile', async () => {
    const known = await forget();
    await server.nextMail(/reset-password/);
    const unknown = await forget('nobody@example.org');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await server.allMails();
    expect(await server.database.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });

  it('gets no link to an address that was never confirmed and never used, but is asked to confirm it', async () => {
    const address = 'stranger+1@example.org';
    await register(server, { email: address });
    const mails = async () => (await server.allMails()).filter(({ to }) => to === address);
    const answer = await forget(address);
    expect(answer.json()).toEqual({ message: 'Reset link sent to your email.' });
    // The registration email was sent just now.
    expect((await mails()).map(pageOf)).toEqual(['confirm-email']);
    wait(3_600_000);
    await forget(address);
    expect((await mails()).map(pageOf)).toEqual(['confirm-email', 'confirm-email']);
    const [, token = ''] = /confirm-email\/opened#(\S+)/.exec((await mails())[1]?.text ?? '') ?? [];
    await server.post(confirmEmail.path, undefined, { authorization: `Bearer ${token}` });
    await forget(address);
    expect((await mails()).map(pageOf)).toEqual([
      'confirm-email',
      'confirm-email',
      'reset-password',
    ]);
  });

  it('is not buried in mails, and has a link that is good whenever a stranger was refused one', async () => {
    const tokens = new ResetTokenRepository(server.database, () => now);
    const counts: number[] = [];
    // Asks every two minutes for an hour and a half.
    for (let asked = 0; asked < 45; asked++) {
      await forget();
      const mails = await server.allMails();
      counts.push(mails.length);
      const newest = mails.findLast(({ text }) => text.includes('reset-password'));
      expect(newest && (await tokens.isOpen(tokenOf(newest), email))).toBe(true);
      wait(120_000);
    }
    // The registration email is among them.
    expect(counts[29]).toBeLessThanOrEqual(maxMailsPerHour);
  });

  it('is greeted by name only where the address is confirmed', async () => {
    await forget();
    const before = await server.nextMail(/reset-password/);
    expect(before.text).toMatch(/^Hello,\n/);
    expect(before.text).not.toContain(sampleProfile.fullName);
    await reset(tokenOf(before));
    await server.allMails();
    wait(3_600_000);
    await forget();
    expect((await server.nextMail(/reset-password/)).text).toMatch(/^Hello Sample Member,\n/);
  });
});

describe('a reset', () => {
  it('gives the new password, takes the old one, and ends every session', async () => {
    const before = await server.post(logInMember.path, sampleProfile);
    const { token: bearer, user } = before.json<{ token: string; user: { _id: string } }>();
    const answer = await reset(await askForToken());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Password reset successful.' });
    expect(await logInWith(sampleProfile.password)).toBe(401);
    expect(await logInWith(newPassword)).toBe(200);
    const own = await server.app.inject({
      url: `/api/profiles/${user._id}`,
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(own.statusCode).toBe(401);
  });
  it('changes nothing without a token: the old password still works', async () => {
    const answer = await reset(undefined);
    expect(answer.statusCode).toBe(401);
    expect(await logInWith(sampleProfile.password)).toBe(200);
  });

  it('is refused with 401 for the token of a session, and a session with that of a reset', async () => {
    const member = await makeMember(server, 'other@example.org');
    expect((await reset(member.token)).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${await askForToken()}` };
    const own = await server.app.inject({ url: `/api/profiles/${member.id}`, headers });
    expect(own.statusCode).toBe(401);
    const list = await server.app.inject({ url: '/api/profiles', headers });
    expect(list.statusCode).toBe(401);
  });

  const expectOver = async (answer: ReturnType<typeof reset>) => {
    const { statusCode, json } = await answer;
    expect(statusCode).toBe(400);
    expect(json<ErrorBody>().message).toMatch(/^This link was used.*ask for a new one\.$/);
  };

  it('is refused with 400 when its link is used again', async () => {
    const token = await askForToken();
    await reset(token);
    await expectOver(reset(token, { email, newPassword: 'five more other small words' }));
    expect(await logInWith(newPassword)).toBe(200);
  });
  it('is refused with 400 for another e-mail, and the link stays good for its own', async () => {
    await register(server, { email: 'other@example.org' });
    const token = await askForToken();
    await expectOver(reset(token, { email: 'other@example.org', newPassword }));
    await expectOver(reset(token, { email: 'nobody@example.org', newPassword }));
    expect((await reset(token, { email: email.toUpperCase(), newPassword })).statusCode).toBe(200);
  });
  it.each(['seven77', 'password123', 'x y'.repeat(400)])(
    'does not cost the link when the password is refused: %.12s',
    async (weak) => {
      const token = await askForToken();
      const answer = await reset(token, { email, newPassword: weak });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: 'newPassword' }]);
      expect((await reset(token)).statusCode).toBe(200);
    },
  );

  it('is kept as a digest only', async () => {
    const token = await askForToken();
    for (const table of ['reset_tokens', 'outbox', 'mail_budgets'] as const) {
      const rows = await server.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token.slice('reset_'.length));
    }
    expect(await server.database.selectFrom('reset_tokens').selectAll().execute()).toHaveLength(1);
  });
});
