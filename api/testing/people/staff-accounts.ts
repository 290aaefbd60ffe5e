import { acceptInvitation } from 'contract/invitation-requests';
import { inviteStaff, listStaffAccounts } from 'contract/staff-account-requests';
import type { StaffAccounts } from 'contract/staff-account-requests';
import type { StaffCall } from './staff';
import type { TestApp } from '../test-app';

export const readAccounts = async (call: StaffCall): Promise<StaffAccounts> =>
  (await call(listStaffAccounts)).json();

/** Returns the token in the link of the next email. */
export const mailedToken = async (server: TestApp): Promise<string> => {
  const { text } = await server.nextMail(/#invitation=/);
  return /#invitation=(\S+)/.exec(text)?.[1] ?? '';
};

/** Invites an address and returns the token that is mailed to it. */
export async function inviteBy(
  server: TestApp,
  call: StaffCall,
  email: string,
  roles: readonly string[],
): Promise<string> {
  await call(inviteStaff, { body: { email, roles } });
  return mailedToken(server);
}

export const goodPassword = 'three rather small words';

export const acceptWith = (server: TestApp, token: string, changes: object = {}) =>
  server.post(acceptInvitation.path, {
    token,
    name: 'Ama Example',
    password: goodPassword,
    ...changes,
  });
