import type { AuditHead, AuditLog } from '../../storage/audit/audit-log';
import { RoleRepository } from '../../auth/roles/role-repository';
import { listAccounts, runAccountCommand } from './account-commands';
import type { AdminCommandSite } from './account-commands';
import { AdminCommandError } from './admin-command-error';

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
  audit                  checks that nobody has changed the log of what staff did, and shows its end
  audit LENGTH:HASH      the same, and that it was not cut off since it had this end`;

/**
 * Manages the accounts of staff. A password is always generated and shown once, because a typed one would stay in the
 * shell's history. Throws an AdminCommandError.
 */
export async function runAdminCommand(
  [action = '', email, ...more]: readonly string[],
  site: AdminCommandSite,
): Promise<void> {
  const { database, print } = site;
  const [isEnd, length, hash = ''] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(email ?? '') ?? [];
  if (action === 'audit' && more.length === 0 && (email === undefined || isEnd !== undefined))
    return print(await checkAudit(site.audit, { length: Number(length ?? 0), hash }));
  if (action === 'list' && email === undefined) return listAccounts(site);
  if (action === 'roles' && email === undefined) {
    for (const { id, name } of await new RoleRepository(database).list()) print(`${id}  ${name}`);
    return;
  }
  // Only roles follow an address; without roles a new account becomes an owner.
  const isKnown = email !== undefined && (await runAccountCommand(site, action, email, more));
  if (!isKnown) throw new AdminCommandError(usage);
}

/** Verifies the hash chain of the audit log and an earlier head. Throws an AdminCommandError. */
async function checkAudit(audit: AuditLog, noted: AuditHead): Promise<string> {
  const { length, brokenAt } = await audit.verify();
  if (brokenAt !== undefined)
    throw new AdminCommandError(
      `The audit log was changed: entry ${brokenAt} of ${length} is not what was written. Compare it with a backup.`,
    );
  if (!(await audit.holds(noted)))
    throw new AdminCommandError(
      `The audit log was cut or written anew: it had ${noted.length} entries and ended with ${noted.hash}, and it does not hold that one any more (${length} entries now). Unless you restored an older backup yourself, compare it with the backups on your other machine.`,
    );
  const end = await audit.head();
  return end.length === 0
    ? 'The audit log has no entries.'
    : `The audit log is whole. Its end, to be noted elsewhere: ${end.length}:${end.hash}`;
}
