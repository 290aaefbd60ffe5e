import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { AdminRepository } from './admin-repository';
import type { PasswordChecker } from '../passwords/password-checker';

/**
 * Makes the first admin when there is none (SAFETY 2). A password that nobody chose is announced, once and
 * nowhere else.
 */
export async function ensureFirstAdmin(
  admins: AdminRepository,
  passwords: PasswordChecker,
  { email, password }: Config['firstAdmin'],
  announce: (line: string) => void,
): Promise<void> {
  if (await admins.hasAny()) return;
  const chosen = password ?? randomBytes(15).toString('base64url');
  const isMade = await admins.addFirst(email, await passwords.hash(chosen));
  if (isMade && password === undefined) {
    announce(`First admin: ${email} with the password ${chosen} (shown only now)`);
  }
}
