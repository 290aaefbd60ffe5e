import { randomBytes } from 'node:crypto';
import type { PublishedChurch } from '../../mail/published-church';
import { ConfigError } from '../../config';
import type { Config } from '../../config';
import { isWeakPassword, weakPasswordAdvice } from '../passwords/weak-password';
import type { AdminRepository } from './admin-repository';
import type { PasswordChecker } from '../passwords/password-checker';

interface FirstAdminParts {
  readonly admins: AdminRepository;
  readonly passwords: PasswordChecker;
  readonly church: Pick<PublishedChurch, 'read'>;
}

/**
 * Makes the first admin where there is none (safety 2). A generated password is printed once and nowhere else. Throws a
 * ConfigError for a configured password that is easy to guess.
 */
export async function ensureFirstAdmin(
  { admins, passwords, church }: FirstAdminParts,
  { email, password }: Config['firstAdmin'],
  printLine: (line: string) => void,
): Promise<void> {
  if (await admins.hasAny()) return;
  if (
    password !== undefined &&
    (await isWeakPassword(church, { password, owner: 'staff', own: [email] }))
  ) {
    throw new ConfigError([`ADMIN_PASSWORD is easy to guess. ${weakPasswordAdvice}`]);
  }
  const chosen = password ?? randomBytes(15).toString('base64url');
  const isMade = await admins.addFirst(email, await passwords.hash(chosen));
  if (isMade && password === undefined) {
    printLine(`First admin: ${email} with the password ${chosen} (shown only now)`);
  }
}
