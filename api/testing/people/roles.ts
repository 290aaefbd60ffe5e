import { AdminRepository } from '../../src/auth/staff-session/admin-repository';
import { AuditLog } from '../../src/storage/audit/audit-log';
import { AccountChanges } from '../../src/staff/accounts/account-changes';
import { commandActor } from '../../src/staff/accounts/authority';
import { makeTimeOrderedId } from '../../src/storage/time-ordered-id';
import { staffCall } from './staff';
import type { StaffCall } from './staff';
import { makeAdminHash } from '../test-app';
import type { TestApp } from '../test-app';

const admins = (server: TestApp) =>
  new AdminRepository(server.database, () => new Date(), makeTimeOrderedId);

const emailOf = (roleIds: readonly string[]) =>
  `${roleIds.join('-') || 'without-role'}@staff.example.org`;

/** Creates an account with some roles, logs in and returns its calls. */
export async function logInWith(
  server: TestApp,
  ...roleIds: readonly string[]
): Promise<{ readonly call: StaffCall; readonly headers: Readonly<Record<string, string>> }> {
  const email = emailOf(roleIds);
  const account = { email, passwordHash: await makeAdminHash(), roleIds };
  await server.database
    .transaction()
    .execute((transaction) => admins(server).addWithin(transaction, account));
  const headers = await server.logIn(email);
  return { call: staffCall(server, headers), headers };
}

/** Changes the roles of an account that was created by `logInWith` with these roles. */
export async function changeRoles(
  server: TestApp,
  roleIds: readonly string[],
  others: readonly string[],
): Promise<void> {
  await changesOf(server).setRoles(commandActor, await idOf(server, roleIds), others);
}

/** Removes an account of some roles as if the staff member had left. */
export async function removeAccount(server: TestApp, roleIds: readonly string[]): Promise<void> {
  await changesOf(server).leave(commandActor, await idOf(server, roleIds));
}

export async function idOf(server: TestApp, roleIds: readonly string[]): Promise<string> {
  return (await admins(server).findByEmail(emailOf(roleIds)))?.id ?? '';
}

const now = () => new Date();

const changesOf = ({ database }: TestApp) =>
  new AccountChanges({
    database,
    now,
    makeId: makeTimeOrderedId,
    audit: new AuditLog(database, now),
  });
