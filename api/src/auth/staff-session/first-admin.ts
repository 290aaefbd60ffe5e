import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../../config';
import type { Config } from '../../config';
import { isWeakPassword, weakPasswordAdvice } from '../passwords/weak-password';
import { AdminRepository } from './admin-repository';

/**
 * Makes the first admin where there is none (safety 2). A generated password is printed once and nowhere else. Throws a
 * ConfigError for a configured password that is easy to guess.
 */
export async function ensureFirstAdmin(
  app: Pick<FastifyInstance, 'database' | 'now' | 'makeId' | 'staffPasswords' | 'church'>,
  { email, password }: Config['firstAdmin'],
  printLine: (line: string) => void,
): Promise<void> {
  const admins = new AdminRepository(app.database, app.now, app.makeId);
  if (await admins.hasAny()) return;
  if (
    password !== undefined &&
    (await isWeakPassword(app.church, { password, owner: 'staff', own: [email] }))
  ) {
    throw new ConfigError([`ADMIN_PASSWORD is easy to guess. ${weakPasswordAdvice}`]);
  }
  const chosen = password ?? randomBytes(15).toString('base64url');
  const isMade = await admins.addFirst(email, await app.staffPasswords.hash(chosen));
  if (isMade && password === undefined) {
    printLine(`First admin: ${email} with the password ${chosen} (shown only now)`);
  }
}
