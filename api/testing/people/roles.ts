import type { RecordKind } from 'contract/review';
import { AdminRepository } from '../../src/auth/staff-session/admin-repository';
import { AccountChanges } from '../../src/staff/accounts/account-changes';
import { changeByCommand } from '../../src/staff/accounts/rights-change';
import { makeTimeOrderedId } from '../../src/storage/time-ordered-id';
import { staffCall } from './staff';
import type { StaffCall } from './staff';
import { makeAdminHash } from '../test-app';
import type { TestApp } from '../test-app';

const admins = (server: TestApp) =>
  new AdminRepository(server.database, () => new Date(), makeTimeOrderedId);

const emailOf = (roleIds: readonly string[]) =>
  `${roleIds.join('-') || 'without-role'}@staff.example.org`;

/** The sections of the first release. A later one is the owners' alone until they give it to other roles. */
export const starterSections: readonly RecordKind[] = [
  'babyNaming',
  'childDedication',
  'couples',
  'testimony',
  'contact',
  'partnership',
  'pledge',
  'enquiry',
  'welfare',
  'request',
  'firstTimer',
  'secondTimer',
  'newBeliever',
  'churchMember',
  'programAttendance',
  'profiles',
];

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
  await changeAccount(server, roleIds, (account) => account.setRoles(others));
}

/** Removes an account of some roles as if the staff member had left. */
export async function removeAccount(server: TestApp, roleIds: readonly string[]): Promise<void> {
  await changeAccount(server, roleIds, (account) => account.leave());
}

export async function idOf(server: TestApp, roleIds: readonly string[]): Promise<string> {
  return (await admins(server).findByEmail(emailOf(roleIds)))?.id ?? '';
}

async function changeAccount(
  server: TestApp,
  roleIds: readonly string[],
  work: (account: AccountChanges) => Promise<void>,
): Promise<void> {
  const id = await idOf(server, roleIds);
  await changeByCommand(server.app, (change) => work(new AccountChanges(change, id)));
}
