import { randomBytes } from 'node:crypto';
import { email as emailField } from 'contract/field';
import type { AdminRepository } from '../admin-session/admin-repository';
import type { AuditLog } from '../audit/audit-log';
import { makeFormats } from '../http/formats';
import type { PasswordChecker } from '../passwords/password-checker';

export interface AdminCommandParts {
  readonly admins: AdminRepository;
  readonly passwords: PasswordChecker;
  readonly audit: AuditLog;
  /** Prints one line. */
  readonly print: (line: string) => void;
}

/** The words cannot be followed; the message says what to do. */
export class AdminCommandFault extends Error {
  override readonly name = 'AdminCommandFault';
}

const usage = `Please name what to do:
  create EMAIL           makes an account for an administrator
  reset-password EMAIL   gives it a new password and ends its sessions
  list                   shows the accounts
  revoke EMAIL           takes an account and its sessions away
  audit                  checks that nobody has changed the log of what staff did`;

/**
 * Looks after the accounts of staff. A password is always made here and shown once, for one that is typed
 * would stay in the shell's history. Throws an AdminCommandFault.
 */
export async function runAdminCommand(
  [action, email, ...more]: readonly string[],
  { admins, passwords, audit, print }: AdminCommandParts,
): Promise<void> {
  if (action === 'audit' && email === undefined) return print(await checkAudit(audit));
  if (action === 'list' && email === undefined) {
    for (const account of await admins.list())
      print(`${account.email}  since ${account.createdAt}`);
    return;
  }
  if (email === undefined || more.length > 0) throw new AdminCommandFault(usage);
  checkEmail(email);
  const password = randomBytes(15).toString('base64url');
  switch (action) {
    case 'create':
      if (!(await admins.add(email, await passwords.hash(password)))) throw isThere(email);
      return print(`${email} can log in with the password ${password} (shown only now)`);
    case 'reset-password':
      if (!(await admins.replacePassword(email, await passwords.hash(password))))
        throw isNobody(email);
      return print(`${email} can log in with the password ${password} (shown only now)`);
    case 'revoke': {
      const outcome = await admins.remove(email);
      if (outcome === 'last') throw new AdminCommandFault(`${email} is the last administrator.`);
      if (!outcome) throw isNobody(email);
      return print(`${email} cannot log in any more.`);
    }
    default:
      throw new AdminCommandFault(usage);
  }
}

/** Throws an AdminCommandFault when the log is not what was written. */
async function checkAudit(audit: AuditLog): Promise<string> {
  const { length, brokenAt } = await audit.verify();
  if (brokenAt === undefined) return `The audit log is whole: ${length} entries.`;
  throw new AdminCommandFault(
    `The audit log was changed: entry ${brokenAt} of ${length} is not what was written. Compare it with a backup.`,
  );
}

function checkEmail(email: string): void {
  const isEmail = makeFormats(() => new Date()).email(email);
  if (isEmail && email.length <= emailField.maxLength) return;
  throw new AdminCommandFault('Please give an e-mail address like name@example.org.');
}

const isThere = (email: string) =>
  new AdminCommandFault(`${email} has an account already; use reset-password.`);
const isNobody = (email: string) => new AdminCommandFault(`${email} has no account; see list.`);
