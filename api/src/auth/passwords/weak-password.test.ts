import { randomBytes } from 'node:crypto';
import { PublishedChurch } from '../../mail/published-church';
import { HttpError } from '../../http/errors/http-error';
import { refuseWeakPassword } from './weak-password';

const church = new PublishedChurch(undefined);
const own = ['Ada Sample', 'Ada.Sample@example.org', undefined];

const errorOf = (password: string): Promise<unknown> =>
  refuseWeakPassword({ church }, { password, owner: 'member', own, path: 'newPassword' }).catch(
    (error: unknown) => error,
  );

it('refuses a password that is easy to guess at its field, in words that do not repeat it', async () => {
  const httpError = await errorOf('Passwort123');
  expect(httpError).toBeInstanceOf(HttpError);
  expect(httpError).toMatchObject({
    statusCode: 400,
    message: 'This password is easy to guess. Please choose another one, e.g. three words.',
    issues: [{ path: 'newPassword' }],
  });
  expect((httpError as HttpError).message).not.toContain('Passwort123');
});

it.each(['ada.sample', 'alpine-light-church 7', 'Innsbruck2026'])(
  'knows the person and the church: %s',
  async (password) => expect(await errorOf(password)).toBeInstanceOf(HttpError),
);

it('takes those that we make', async () => {
  for (let n = 0; n < 10; n++) {
    expect(await errorOf(randomBytes(15).toString('base64url'))).toBeUndefined();
  }
});
