import type { AuditAnchor, AuditAnchors } from '../../storage/audit/audit-anchors';
import { RoleRepository } from '../../auth/roles/role-repository';
import { listAccounts, runAccountCommand } from './account-commands';
import type { AccountCommandParts } from './account-commands';
import { AdminCommandFault } from './admin-command-fault';

export interface AdminCommandParts extends AccountCommandParts {
  readonly anchors: AuditAnchors;
}

const usage = `Please name what to do:
  create EMAIL ROLE...   makes an account with these roles; without a role it is an owner's
  invite EMAIL ROLE...   shows, and mails, a link with which somebody makes their own account
  owner EMAIL            makes an account an owner's
  roles                  shows the roles
  roles EMAIL ROLE...    gives an account these roles and no others
  reset-password EMAIL   gives it a new password, ends its sessions and lets it in while somebody guesses
  reset-factors EMAIL    takes its second factors and recovery codes away, ends its sessions and tells it by mail
  list                   shows the accounts: state, last login and roles; and who is invited
  suspend EMAIL          ends an account's sessions and lets nobody log in to it
  restore EMAIL          takes that back
  revoke EMAIL           closes an account for good, for somebody who left; its name stays in the notes
  audit                  checks that nobody has changed the log of what staff did, or cut its end off
  audit LENGTH:HASH      the same, against an end that you noted elsewhere
  audit accept           takes the log for right as it is, after you restored a backup`;

/**
 * Looks after the accounts of staff. A password is always made here and shown once, for one that is typed
 * would stay in the shell's history. Throws an AdminCommandFault.
 */
export async function runAdminCommand(
  [action = '', email, ...more]: readonly string[],
  parts: AdminCommandParts,
): Promise<void> {
  const { database, print } = parts;
  const isAudit = action === 'audit' && (email === undefined || auditWord.test(email));
  if (isAudit && more.length === 0) return print(await runAudit(parts, email));
  if (action === 'list' && email === undefined) return listAccounts(parts);
  if (action === 'roles' && email === undefined) {
    for (const { id, name } of await new RoleRepository(database).list()) print(`${id}  ${name}`);
    return;
  }
  // Only roles follow an address; without one, a new account is an owner's.
  const isKnown = email !== undefined && (await runAccountCommand(parts, action, email, more));
  if (!isKnown) throw new AdminCommandFault(usage);
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
