import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { email as emailField } from 'contract/field';
import { firstLanguage } from 'contract/languages';
import { HttpError } from '../../http/errors/http-error';
import { isEmailAddress } from 'contract/email-address';
import { LoginAttemptRepository } from '../../auth/login-guard/login-attempt-repository';
import { RoleRepository, ownerRoleId } from '../../auth/roles/role-repository';
import { AccountChanges } from '../../staff/accounts/account-changes';
import { createAccount } from '../../staff/accounts/account-creation';
import { AccountRepository } from '../../staff/accounts/account-repository';
import type { Account } from '../../staff/accounts/account-repository';
import { invitationAddress } from '../../staff/accounts/invitation-mails';
import { InvitationRepository } from '../../staff/accounts/invitation-repository';
import { Invitations } from '../../staff/accounts/invitations';
import { changeByCommand } from '../../staff/accounts/rights-change';
import { AdminCommandError } from './admin-command-error';

/** The site whose accounts are managed. */
export type AdminCommandSite = Pick<
  FastifyInstance,
  'database' | 'now' | 'makeId' | 'audit' | 'staffPasswords' | 'siteOrigin'
> & {
  /** Whether there is a mail server, so that invitations are mailed as well. */
  readonly isMailing: boolean;
  readonly print: (line: string) => void;
};

type AccountCommand = (
  site: AdminCommandSite,
  email: string,
  words: readonly string[],
) => Promise<void>;

/** This many guesses cannot find a password of 120 random bits, and its owner can log in meanwhile from anywhere. */
const freeGuesses = 100_000;

/** The commands about one account. A password is always generated and shown once (see `runAdminCommand`). */
const commands: Readonly<Record<string, AccountCommand>> = {
  create,
  invite,
  roles: async (site, email, words) => {
    const { id } = await findAccount(site, email);
    const roleIds = await readRoles(site, words);
    await changeAccount(site, id, (account) => account.setRoles(roleIds));
    site.print(`${email} has these roles now: ${roleIds.join(', ')}`);
  },
  owner: async (site, email) => {
    const { id, roles, state } = await findAccount(site, email);
    if (state === 'suspended') throw new AdminCommandError(`${email} is suspended; use restore.`);
    await changeAccount(site, id, (account) =>
      account.setRoles([ownerRoleId, ...roles.map((one) => one.id)]),
    );
    site.print(`${email} is an owner now.`);
  },
  'reset-password': async (site, email) => {
    const { id } = await findAccount(site, email);
    const password = makePassword();
    const hash = await site.staffPasswords.hash(password);
    await changeAccount(site, id, (account) => account.replacePassword(hash));
    await new LoginAttemptRepository(site.database, site.now).forgive(
      { audience: 'admin', email },
      freeGuesses,
    );
    site.print(`${email} can log in with the password ${password} (shown only now)`);
  },
  'reset-factors': async (site, email) => {
    const { id } = await findAccount(site, email);
    await changeAccount(site, id, (account) => account.resetFactors());
    site.print(`${email} logs in with the password alone now, and was told so by mail.`);
  },
  suspend: async (site, email) => {
    const { id } = await findAccount(site, email);
    await changeAccount(site, id, (account) => account.setSuspended(true));
    site.print(`${email} cannot log in until it is restored.`);
  },
  restore: async (site, email) => {
    const { id } = await findAccount(site, email);
    await changeAccount(site, id, (account) => account.setSuspended(false));
    site.print(`${email} can log in again.`);
  },
  revoke: async (site, email) => {
    const { id } = await findAccount(site, email);
    await changeAccount(site, id, (account) => account.leave());
    site.print(`${email} cannot log in any more.`);
  },
};

export const accountCommandNames: readonly string[] = Object.keys(commands);

const withRoles: readonly string[] = ['create', 'invite', 'roles'];

/**
 * Runs a command about an account; returns false if there is none with these arguments. Throws an AdminCommandError.
 * @param words the roles, if the command takes any
 */
export async function runAccountCommand(
  site: AdminCommandSite,
  action: string,
  email: string,
  words: readonly string[],
): Promise<boolean> {
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  // Only roles follow an address; without roles a new account becomes an owner.
  const isComplete = action === 'create' || withRoles.includes(action) === words.length > 0;
  if (command === undefined || !isComplete) return false;
  checkEmail(email);
  await command(site, email, words).catch((error: unknown) => {
    throw error instanceof HttpError ? new AdminCommandError(error.message) : error;
  });
  return true;
}

/** Prints every account and every pending invitation, one per line. */
export async function listAccounts({ database, now, print }: AdminCommandSite): Promise<void> {
  for (const account of await new AccountRepository(database, now).list()) {
    const { email, state, createdAt, lastLoginAt, roles } = account;
    const lastLogin = `last login ${lastLoginAt ?? 'never'}`;
    const names = roles.map(({ name }) => name).join(', ');
    print([email, state, `since ${createdAt}`, lastLogin, names].join('  ').trimEnd());
  }
  for (const { email, expiresAt, roles } of await new InvitationRepository(
    database,
    now,
  ).listWaiting())
    print(`${email}  invited until ${expiresAt}  ${roles.join(', ')}`);
}

async function create(
  site: AdminCommandSite,
  email: string,
  words: readonly string[],
): Promise<void> {
  const roleIds = words.length === 0 ? [ownerRoleId] : await readRoles(site, words);
  const password = makePassword();
  const passwordHash = await site.staffPasswords.hash(password);
  const admin = { email, passwordHash, roleIds };
  const id = await changeByCommand(site, (change) => createAccount(change, admin));
  if (id === undefined)
    throw new AdminCommandError(`${email} has an account already; use reset-password.`);
  site.print(`${email} can log in with the password ${password} (shown only now)`);
}

/** A pending invitation is replaced, which invalidates its links. */
async function invite(
  site: AdminCommandSite,
  email: string,
  words: readonly string[],
): Promise<void> {
  const { database, now, siteOrigin, isMailing, print } = site;
  const roleIds = await readRoles(site, words);
  const invitations = new InvitationRepository(database, now);
  const former = await invitations.findWaitingFor(email);
  if (former) await changeByCommand(site, (change) => new Invitations(change).withdraw(former.id));
  const id = await changeByCommand(site, (change) =>
    new Invitations(change).invite({ email, roleIds }, isMailing),
  );
  const address = invitationAddress(siteOrigin(), await invitations.issue(id), firstLanguage);
  if (isMailing) print(`The server mails ${email} an invitation.`);
  print(`${email} can choose a password here within 72 hours, once: ${address}`);
}

const changeAccount = (
  site: AdminCommandSite,
  id: string,
  work: (account: AccountChanges) => Promise<void>,
): Promise<void> => changeByCommand(site, (change) => work(new AccountChanges(change, id)));

const makePassword = () => randomBytes(15).toString('base64url');

async function findAccount({ database, now }: AdminCommandSite, email: string): Promise<Account> {
  const account = await new AccountRepository(database, now).findByEmail(email);
  if (account === undefined) throw new AdminCommandError(`${email} has no account; see list.`);
  return account;
}

/** Returns the ids of roles. Throws an AdminCommandError for an unknown one, which lists the existing ones. */
async function readRoles(
  { database }: AdminCommandSite,
  words: readonly string[],
): Promise<string[]> {
  const known = (await new RoleRepository(database).list()).map(({ id }) => id);
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new AdminCommandError(`There is no role ${unknown}, only: ${known.join(', ')}`);
  return [...new Set(words)];
}

function checkEmail(email: string): void {
  if (isEmailAddress(email) && email.length <= emailField.maxLength) return;
  throw new AdminCommandError('Please give an e-mail address like name@example.org.');
}
