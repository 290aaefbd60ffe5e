import { randomBytes } from 'node:crypto';
import { HttpError } from '../http/errors/http-error';
import { isEasyPassword } from './easy-password';
import { refuseWeakPassword } from './weak-password';

const email = 'Ada.Sample@example.org';
const errorOf = (password: string): Promise<unknown> =>
  refuseWeakPassword(password, email, 'newPassword').catch((error: unknown) => error);

describe('a password is refused', () => {
  it.each<[string, readonly string[]]>([
    ['that leads the lists', ['password', 'passw0rd', '12345678', 'iloveyou', 'trustno1']],
    ['in German as well', ['Passwort', 'passwort123', 'Fussball', 'Fußball!', 'Schmetterling']],
    ['that is a word of a church', ['JesusIsLord', 'Halleluja', 'gottistgut', 'Gemeinde']],
    ['that is the church’s own name', ['alpinelightchurch', 'Innsbruck!']],
    ['with digits and signs around it', ['Password123!', '!!!sommer2024', 'innsbruck2026']],
    ['with a common tail', ['passwort12345678', 'Halleluja2024!']],
    ['with look-alikes', ['P@$$w0rt!', 'p4ssw0rd', 'Adm1n1strator', '5chm3tt3rl1ng']],
    ['that repeats itself', ['aaaaaaaa', 'abcabcabc', 'zaq1zaq1', 'hallohallo', 'hallohallo1']],
    ['that repeats itself for long', ['a'.repeat(1024), 'password'.repeat(128)]],
    [
      'of keys in a row',
      ['qwertzuiop', 'QWERTZUI', 'ölkjhgfd', '1qay2wsx', 'yxcvbnm,', 'abcdefgh'],
    ],
    ['that is a date', ['12051990', '12.05.1990', '1990-05-12', '1.1.1990']],
    ['that is their own address', ['ada.sample', 'ADA.SAMPLE@EXAMPLE.ORG', 'adasample1990']],
    ['in another width', ['ｐａｓｓｗｏｒｄ']],
    ['with a short word beside it', ['password a', 'the password', 'a password1', 'password.com']],
    ['that is written twice', ['password password', 'jesus jesus', 'admin admin1', 'aaaa aaaa']],
    ['that is written often', [`${'password '.repeat(9)}password`, 'Hello, hello, '.repeat(30)]],
    [
      'of two common words',
      ['hello world', 'p@ssw0rd hello', 'Sommer-Passwort 12', 'hello 1234 world'],
    ],
    ['that is a common phrase', ['ich liebe dich', 'Jesus is Lord', 'ada sample', 'I love Jesus!']],
    ['with signs between its letters', ['P-a-s-s-w-o-r-d', '1 2 3 4 5 6', 'q.w.e.r.t.z.u']],
    ['with a date beside it', ['Halleluja 19.05.1990', 'jesus - 2024-12-24']],
    ['that repeats itself with spaces', ['xkq7 xkq7', 'xkq7-xkq7-xkq7']],
  ])('%s', async (_, passwords) => {
    const errors = await Promise.all(passwords.map(errorOf));
    const taken = passwords.filter((_password, i) => errors[i] === undefined);
    expect(taken).toEqual([]);
  });

  it('at its field, in words that do not repeat it', async () => {
    const httpError = await errorOf('Passwort123');
    expect(httpError).toBeInstanceOf(HttpError);
    expect(httpError).toMatchObject({
      statusCode: 400,
      message: 'This password is easy to guess. Please choose another one, e.g. three words.',
      issues: [{ path: 'newPassword' }],
    });
    expect((httpError as HttpError).message).not.toContain('Passwort123');
  });
});

it.each([
  'three small words',
  'drei kleine Worte',
  'Mein Hund mag am Sonntag Kuchen',
  'Ölberg-4711-Birke',
  '🎺🎻🥁🎹',
  `🎺${'🎻🥁🎹'.repeat(20)}`,
  'x9$Kq2!v',
  'correct horse battery',
  'the big house',
  'Kirche, Garten, Sonne',
  'x!q@m#z$w%',
  'gravel 90817263 kitchen',
  'umbrellagravel kitchen',
  'correct horse battery correct horse battery',
  'fictional-records-only',
  `a passphrase as long as a psalm: ${'walking through the valley, '.repeat(20)}`,
])('a password is taken: %s', async (password) => {
  expect(await errorOf(password)).toBeUndefined();
});

it('takes those that we make', async () => {
  for (let n = 0; n < 200; n++) {
    expect(await isEasyPassword(randomBytes(15).toString('base64url'), email)).toBe(false);
  }
});

it('looks at a bounded part of whatever is sent', async () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  await isEasyPassword('pa$$w0rd!1'.repeat(102), email);
  const lengths = normalize.mock.contexts.map((text) => String(text).length);
  normalize.mockRestore();
  expect(Math.max(...lengths)).toBeLessThanOrEqual(64);
});
