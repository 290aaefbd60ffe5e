import * as argon2 from '@node-rs/argon2';
import { HttpError } from '../../http/errors/http-error';
import { PasswordChecker } from './password-checker';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});

it('knows a right password from a wrong one, and an account from none', async () => {
  const passwords = new PasswordChecker();
  const hash = await passwords.hash('correct horse battery');
  expect(await passwords.matches(hash, 'correct horse battery')).toBe(true);
  expect(await passwords.matches(hash, 'Correct horse battery')).toBe(false);
  expect(await passwords.matches(undefined, 'decoy')).toBe(false);
});

it("hashes at OWASP's minimum of Argon2id", async () => {
  const hash = await new PasswordChecker().hash('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('works no longer for an account that does not exist, at the first check as at any other', async () => {
  const passwords = new PasswordChecker();
  const known = await passwords.hash('correct horse battery');
  jest.mocked(argon2.hash).mockClear();
  expect(await new PasswordChecker().matches(undefined, 'a password')).toBe(false);
  expect(argon2.hash).not.toHaveBeenCalled();
  const [decoy] = jest.mocked(argon2.verify).mock.lastCall as [string, string];
  const shapeOf = (hash: string) =>
    hash.split('$').map((part, at) => (at < 4 ? part : part.length));
  expect(shapeOf(decoy)).toEqual(shapeOf(known));
});

it('refuses more checks at once than the machine bears, and does those it took', async () => {
  const passwords = new PasswordChecker();
  const checks = Array.from({ length: 90 }, () => passwords.matches(undefined, 'a password'));
  const outcomes = await Promise.allSettled(checks);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(90 - 64 - 3);
  expect(refused.length).toBeLessThan(30);
  expect(refused[0]?.reason).toBeInstanceOf(HttpError);
  expect(refused[0]?.reason).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  expect(await passwords.matches(undefined, 'afterwards')).toBe(false);
});
