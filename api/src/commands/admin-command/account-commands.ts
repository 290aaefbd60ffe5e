import { randomBytes } from 'node:crypto';
import { email as emailField } from 'contract/field';
import { firstLanguage } from 'contract/languages';
import type { ConsoleParts } from '../../auth/console-parts';
import { HttpError } from '../../http/errors/http-error';
import { isEmailAddress } from 'contract/email-address';
import type { LoginAttemptRepository } from '../../auth/login-guard/login-attempt-repository';
import type { PasswordChecker } from '../../auth/passwords/password-checker';
import { RoleRepository, ownerRoleId } from '../../auth/roles/role-repository';
import { AccountChanges } from '../../staff/accounts/account-changes';
import { createAccount } from '../../staff/accounts/account-creation';
import { AccountRepository } from '../../staff/accounts/account-repository';
import type { Account } from '../../staff/accounts/account-repository';
import { commandActor } from '../../staff/accounts/authority';
import { invitationAddress } from '../../staff/accounts/invitation-mails';
import { InvitationRepository } from '../../staff/accounts/invitation-repository';
import { Invitations } from '../../staff/accounts/invitations';
import { AdminCommandError } from './admin-command-error';

export interface AccountCommandParts extends ConsoleParts {
  readonly passwords: PasswordChecker;
  readonly attempts: LoginAttemptRepository;
  readonly siteOrigin: string;
  /** Whether there is a mail server, so that invitations are mailed as well. */
  readonly isMailing: boolean;
  readonly print: (line: string) => void;
}

type AccountCommand = (
  parts: AccountCommandParts,
  email: string,
  words: readonly string[],
) => Promise<void>;

/** This many guesses cannot find a password of 120 random bits, and its owner can log in meanwhile from anywhere. */
const freeGuesses = 100_000;

/** The commands about one account. A password is always generated and shown once (see `runAdminCommand`). */
const commands: Readonly<Record<string, AccountCommand>> = {
  create,
  invite,
  roles: async (parts, email, words) => {
    const { id } = await findAccount(parts, email);
    const roleIds = await readRoles(parts, words);
    await changesOf(parts).setRoles(commandActor, id, roleIds);
    parts.print(`${email} has these roles now: ${roleIds.join(', ')}`);
  },
  owner: async (parts, email) => {
    const { id, roles, state } = await findAccount(parts, email);
    if (state === 'suspended') throw new AdminCommandError(`${email} is suspended; use restore.`);
    await changesOf(parts).setRoles(commandActor, id, [ownerRoleId, ...roles.map((one) => one.id)]);
    parts.print(`${email} is an owner now.`);
  },
  'reset-password': async (parts, email) => {
    const { id } = await findAccount(parts, email);
    const password = makePassword();
    const hash = await parts.passwords.hash(password);
    await changesOf(parts).replacePassword(commandActor, id, hash);
    await parts.attempts.forgive({ audience: 'admin', email }, freeGuesses);
    parts.print(`${email} can log in with the password ${password} (shown only now)`);
  },
  'reset-factors': async (parts, email) => {
    const { id } = await findAccount(parts, email);
    await changesOf(parts).resetFactors(commandActor, id);
    parts.print(`${email} logs in with the password alone now, and was told so by mail.`);
  },
  suspend: async (parts, email) => {
    const { id } = await findAccount(parts, email);
    await changesOf(parts).setSuspended(commandActor, id, true);
    parts.print(`${email} cannot log in until it is restored.`);
  },
  restore: async (parts, email) => {
    const { id } = await findAccount(parts, email);
    await changesOf(parts).setSuspended(commandActor, id, false);
    parts.print(`${email} can log in again.`);
  },
  revoke: async (parts, email) => {
    const { id } = await findAccount(parts, email);
    await changesOf(parts).leave(commandActor, id);
    parts.print(`${email} cannot log in any more.`);
  },
};

export const accountCommandNames: readonly string[] = Object.keys(commands);

const withRoles: readonly string[] = ['create', 'invite', 'roles'];

/**
 * Runs a command about an account; returns false if there is none with these arguments. Throws an AdminCommandError.
 * @param words the roles, if the command takes any
 */
export async function runAccountCommand(
  parts: AccountCommandParts,
  action: string,
  email: string,
  words: readonly string[],
): Promise<boolean> {
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  // Only roles follow an address; without roles a new account becomes an owner.
  const isComplete = action === 'create' || withRoles.includes(action) === words.length > 0;
  if (command === undefined || !isComplete) return false;
  checkEmail(email);
  await command(parts, email, words).catch((error: unknown) => {
    throw error instanceof HttpError ? new AdminCommandError(error.message) : error;
  });
  return true;
}

/** Prints every account and every pending invitation, one per line. */
export async function listAccounts({ database, now, print }: AccountCommandParts): Promise<void> {
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
  parts: AccountCommandParts,
  email: string,
  words: readonly string[],
): Promise<void> {
  const roleIds = words.length === 0 ? [ownerRoleId] : await readRoles(parts, words);
  const password = makePassword();
  const passwordHash = await parts.passwords.hash(password);
  const id = await createAccount(parts, commandActor, { email, passwordHash, roleIds });
  if (id === undefined)
    throw new AdminCommandError(`${email} has an account already; use reset-password.`);
  parts.print(`${email} can log in with the password ${password} (shown only now)`);
}

/** A pending invitation is replaced, which invalidates its links. */
async function invite(
  parts: AccountCommandParts,
  email: string,
  words: readonly string[],
): Promise<void> {
  const { database, now, siteOrigin, isMailing, print } = parts;
  const roleIds = await readRoles(parts, words);
  const invitations = new Invitations(parts);
  const former = await new InvitationRepository(database, now).findWaitingFor(email);
  if (former) await invitations.withdraw(commandActor, former.id);
  const id = await invitations.invite(commandActor, { email, roleIds }, isMailing);
  const address = invitationAddress(siteOrigin, await invitations.issueToken(id), firstLanguage);
  if (isMailing) print(`The server mails ${email} an invitation.`);
  print(`${email} can choose a password here within 72 hours, once: ${address}`);
}

const changesOf = (parts: AccountCommandParts) => new AccountChanges(parts);

const makePassword = () => randomBytes(15).toString('base64url');

async function findAccount(
  { database, now }: AccountCommandParts,
  email: string,
): Promise<Account> {
  const account = await new AccountRepository(database, now).findByEmail(email);
  if (account === undefined) throw new AdminCommandError(`${email} has no account; see list.`);
  return account;
}

/** Returns the ids of roles. Throws an AdminCommandError for an unknown one, which lists the existing ones. */
async function readRoles(
  { database }: AccountCommandParts,
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
