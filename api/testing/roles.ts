import { AdminRepository } from '../src/admin-session/admin-repository';
import { makeTimeOrderedId } from '../src/storage/time-ordered-id';
import { staffCall } from './staff';
import type { StaffCall } from './staff';
import { makeAdminHash } from './test-app';
import type { TestApp } from './test-app';

const admins = (server: TestApp) =>
  new AdminRepository(server.database, () => new Date(), makeTimeOrderedId);

const emailOf = (roleIds: readonly string[]) =>
  `${roleIds.join('-') || 'without-role'}@staff.example.org`;

/** Makes an account with some roles, logs it in and answers how it calls. */
export async function logInWith(
  server: TestApp,
  ...roleIds: readonly string[]
): Promise<{ readonly call: StaffCall; readonly headers: Readonly<Record<string, string>> }> {
  const email = emailOf(roleIds);
  await admins(server).add(email, await makeAdminHash(), roleIds);
  const headers = await server.logIn(email);
  return { call: staffCall(server, headers), headers };
}

/** Gives an account that was made for some roles others. */
export const changeRoles = (
  server: TestApp,
  roleIds: readonly string[],
  others: readonly string[],
) => admins(server).setRoles(emailOf(roleIds), others);

export const removeAccount = (server: TestApp, roleIds: readonly string[]) =>
  admins(server).remove(emailOf(roleIds));
