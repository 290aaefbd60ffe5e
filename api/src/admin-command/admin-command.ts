import { randomBytes } from 'node:crypto';
import { email as emailField } from 'contract/field';
import type { AdminRepository } from '../admin-session/admin-repository';
import type { AuditAnchor, AuditAnchors } from '../audit/audit-anchors';
import { makeFormats } from '../http/bodies/formats';
import type { LoginAttemptRepository } from '../login-guard/login-attempt-repository';
import type { PasswordChecker } from '../passwords/password-checker';
import { ownerRoleId } from '../roles/role-repository';
import type { RoleRepository } from '../roles/role-repository';
import { resetFactors } from '../second-factors/enrol';
import type { EnrolmentParts } from '../second-factors/enrol';

export interface AdminCommandParts extends EnrolmentParts {
  readonly admins: AdminRepository;
  readonly roles: RoleRepository;
  readonly passwords: PasswordChecker;
  readonly attempts: LoginAttemptRepository;
  readonly anchors: AuditAnchors;
  /** Prints one line. */
  readonly print: (line: string) => void;
}

/** The words cannot be followed; the message says what to do. */
export class AdminCommandFault extends Error {
  override readonly name = 'AdminCommandFault';
}

/** A password of 120 random bits is not found with so many; its owner comes in meanwhile, wherever they are. */
const freeGuesses = 100_000;

const usage = `Please name what to do:
  create EMAIL ROLE...   makes an account with these roles; without a role it is an owner's
  roles                  shows the roles
  roles EMAIL ROLE...    gives an account these roles and no others
  reset-password EMAIL   gives it a new password, ends its sessions and lets it in while somebody guesses
  reset-factors EMAIL    takes its second factors away, for somebody who lost them, and ends its sessions
  list                   shows the accounts and their roles
  revoke EMAIL           takes an account and its sessions away
  audit                  checks that nobody has changed the log of what staff did, or cut its end off
  audit LENGTH:HASH      the same, against an end that you noted elsewhere
  audit accept           takes the log for right as it is, after you restored a backup`;

/**
 * Looks after the accounts of staff. A password is always made here and shown once, for one that is typed
 * would stay in the shell's history. Throws an AdminCommandFault.
 */
export async function runAdminCommand(
  [action, email, ...more]: readonly string[],
  parts: AdminCommandParts,
): Promise<void> {
  const { admins, roles, passwords, attempts, print } = parts;
  const isAudit = action === 'audit' && (email === undefined || auditWord.test(email));
  if (isAudit && more.length === 0) return print(await runAudit(parts, email));
  if (action === 'list' && email === undefined) {
    for (const account of await admins.list())
      print(`${account.email}  since ${account.createdAt}  ${account.roles.join(', ')}`);
    return;
  }
  if (action === 'roles' && email === undefined) {
    for (const { id, name } of await roles.list()) print(`${id}  ${name}`);
    return;
  }
  // Only roles follow an address; without one, a new account is an owner's.
  const isComplete = action === 'create' || (action === 'roles') === more.length > 0;
  if (email === undefined || !isComplete) throw new AdminCommandFault(usage);
  checkEmail(email);
  const password = randomBytes(15).toString('base64url');
  switch (action) {
    case 'create': {
      const roleIds = more.length === 0 ? [ownerRoleId] : await readRoles(roles, more);
      if (!(await admins.add(email, await passwords.hash(password), roleIds))) throw isThere(email);
      return print(`${email} can log in with the password ${password} (shown only now)`);
    }
    case 'reset-password':
      if (!(await admins.replacePassword(email, await passwords.hash(password))))
        throw isNobody(email);
      await attempts.forgive({ audience: 'admin', email }, freeGuesses);
      return print(`${email} can log in with the password ${password} (shown only now)`);
    case 'reset-factors':
      await resetFactorsOf(parts, email);
      return print(`${email} logs in with the password alone now, and was told so by mail.`);
    case 'roles': {
      const roleIds = await readRoles(roles, more);
      checkOutcome(email, await admins.setRoles(email, roleIds));
      return print(`${email} has these roles now: ${roleIds.join(', ')}`);
    }
    case 'revoke':
      checkOutcome(email, await admins.remove(email));
      return print(`${email} cannot log in any more.`);
    default:
      throw new AdminCommandFault(usage);
  }
}

/** Who did something by this command, in the audit log. */
const commandId = 'command';

async function resetFactorsOf(parts: AdminCommandParts, email: string): Promise<void> {
  const account = await parts.admins.findByEmail(email);
  if (account === undefined) throw isNobody(email);
  await resetFactors(parts, account, commandId);
}

/** The ids of roles. Throws an AdminCommandFault for an unknown one, which names those there are. */
async function readRoles(roles: RoleRepository, words: readonly string[]): Promise<string[]> {
  const known = (await roles.list()).map(({ id }) => id);
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new AdminCommandFault(`There is no role ${unknown}, only: ${known.join(', ')}`);
  return [...new Set(words)];
}

function checkOutcome(email: string, outcome: boolean | 'last'): void {
  if (outcome === 'last')
    throw new AdminCommandFault(`${email} is the last owner. Please make somebody else one first.`);
  if (!outcome) throw isNobody(email);
}

const auditWord = /^(accept|(\d{1,15}):([0-9a-f]{64}))$/;

/**
 * Compares the log with its own chain, and its end with what was noted outside of the database. Throws an
 * AdminCommandFault when it is not what was written.
 */
async function runAudit({ audit, anchors, now }: AdminCommandParts, word?: string) {
  const { length, brokenAt } = await audit.verify();
  if (brokenAt !== undefined)
    throw new AdminCommandFault(
      `The audit log was changed: entry ${brokenAt} of ${length} is not what was written. Compare it with a backup.`,
    );
  if (word === 'accept') {
    await anchors.accept(now());
    return `The audit log counts as right from now on: ${length} entries.`;
  }
  const [, , given, hash = ''] = auditWord.exec(word ?? '') ?? [];
  const noted = await anchors.read();
  const all = given === undefined ? noted : [...noted, { length: Number(given), hash, at: '' }];
  for (const anchor of all) if (!(await audit.holds(anchor))) throw wasCut(anchor, length);
  const last = noted.at(-1);
  const outside = last && ` Its end was last noted outside of the database at ${last.at}.`;
  return `The audit log is whole: ${length} entries.${outside ?? ''}`;
}

const wasCut = (anchor: AuditAnchor, length: number) =>
  new AdminCommandFault(
    [
      `The audit log was cut or written anew: ${anchor.at === '' ? 'what you noted' : `at ${anchor.at} it`} had ${anchor.length} entries and ended with ${anchor.hash}, and it does not hold that one any more (${length} entries now).`,
      'If you restored an older backup yourself, say so: npm run admin -- audit accept',
      'Otherwise compare it with the copies of DATA_DIR/backups on your other machine.',
    ].join('\n'),
  );

function checkEmail(email: string): void {
  const isEmail = makeFormats(() => new Date()).email(email);
  if (isEmail && email.length <= emailField.maxLength) return;
  throw new AdminCommandFault('Please give an e-mail address like name@example.org.');
}

const isThere = (email: string) =>
  new AdminCommandFault(`${email} has an account already; use reset-password.`);
const isNobody = (email: string) => new AdminCommandFault(`${email} has no account; see list.`);
