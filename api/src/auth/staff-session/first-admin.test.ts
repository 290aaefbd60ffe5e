import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { PublishedChurch } from '../../mail/published-church';
import { ConfigError } from '../../config';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { AdminRepository } from './admin-repository';
import { ensureFirstAdmin } from './first-admin';
import { PasswordChecker } from '../passwords/password-checker';

const staffPasswords = new PasswordChecker();
const now = () => new Date();
const makeId = makeTimeOrderedId;
const church = new PublishedChurch(undefined);

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let admins: AdminRepository;
  let announced: string[];
  beforeEach(async () => {
    test = await makeDatabase(kind);
    admins = new AdminRepository(test.database, now, makeId);
    announced = [];
  });
  afterEach(() => test.remove());

  const ensure = (password?: string) =>
    ensureFirstAdmin(
      { database: test.database, now, makeId, staffPasswords, church },
      { email: 'Office@example.org', ...(password === undefined ? {} : { password }) },
      (line) => void announced.push(line),
    );
  const opens = async (password: string) =>
    staffPasswords.matches(
      (await admins.findByEmail('office@example.org'))?.passwordHash,
      password,
    );

  it('has the password that was chosen, and announces nothing', async () => {
    await ensure('chosen by the office');
    expect(await opens('chosen by the office')).toBe(true);
    expect(announced).toEqual([]);
  });

  it('has a password that is announced once when none was chosen', async () => {
    await ensure();
    await ensure();
    expect(announced).toHaveLength(1);
    const password = /password (\S+)/.exec(announced[0] ?? '')?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(await opens(password)).toBe(true);
  });

  it.each(['password', 'zaq1zaq1', 'Passwort123', 'Office2026!'])(
    'is not made with a password that is easy to guess: %s',
    async (password) => {
      const attempt = ensure(password);
      await expect(attempt).rejects.toThrow(ConfigError);
      await expect(attempt).rejects.toThrow(/ADMIN_PASSWORD is easy to guess\. Please choose/);
      expect(await admins.hasAny()).toBe(false);
    },
  );

  it('is refused once there is one, even by another process at the same time', async () => {
    await Promise.all([ensure('first of two words'), ensure('second of two words')]);
    await ensure('password');
    const rows = await test.database.selectFrom('admins').select('password_hash').execute();
    expect(rows).toHaveLength(1);
    expect(await opens('password')).toBe(false);
  });
});
