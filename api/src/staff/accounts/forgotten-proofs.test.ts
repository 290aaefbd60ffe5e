import type { PasskeyTicket } from 'contract/second-factors';
import {
  beginPasskeyLogin,
  logInAdmin,
  logInByPasskey,
  proveSecondFactor,
} from 'contract/staff-login-requests';
import { beginTotp, changeStaffEmail, confirmStaffEmail } from 'contract/my-account-requests';
import {
  changeAccount,
  endAccountSessions,
  resetAccountFactors,
} from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { idOf, logInWith } from '../../../testing/people/roles';
import { addPasskey, beginLogin } from '../../../testing/people/second-factors';
import type { SoftwarePasskey } from '../../../testing/people/software-passkey';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { acceptWith, goodPassword, inviteBy } from '../../../testing/people/staff-accounts';
import { adminPassword, makeAdminHash, useApp } from '../../../testing/test-app';
import { AccountChanges } from './account-changes';
import { changeByCommand } from './rights-change';

const email = 'pastor@staff.example.org';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let owner: StaffCall;
  let pastor: StaffCall;
  let id: string;
  beforeEach(async () => {
    owner = await logInStaff(server);
    ({ call: pastor } = await logInWith(server, 'pastor'));
    id = await idOf(server, ['pastor']);
  });

  const change = async (body: object) =>
    expect((await owner(changeAccount, { id, body })).statusCode).toBe(204);
  const countProofs = async () => {
    const tables = ['second_factors', 'recovery_codes', 'staff_tickets'] as const;
    const rows = tables.map((table) =>
      server.database.selectFrom(table).select('admin_id').where('admin_id', '=', id).execute(),
    );
    return (await Promise.all(rows)).map(({ length }) => length);
  };
  const logInAlone = async (passkey: SoftwarePasskey) => {
    const begun = (await server.post(beginPasskeyLogin.path, {})).json<PasskeyTicket>();
    const proof = { ticket: begun.ticket, passkey: passkey.get(begun.options) };
    return (await server.post(logInByPasskey.path, proof)).statusCode;
  };
  const logIn = async (password: string) =>
    (await server.post(logInAdmin.path, { email, password })).statusCode;
  const comeBack = async () =>
    expect(
      (await acceptWith(server, await inviteBy(server, owner, email, ['owner']))).statusCode,
    ).toBe(200);

  it('leaves nothing by which who left could log in to the account of who comes after them', async () => {
    const { passkey } = await addPasskey(pastor);
    const { ticket, passkey: options = {} } = await beginLogin(server, email);
    expect((await pastor(beginTotp)).statusCode).toBe(200);
    expect(await countProofs()).toEqual([1, 10, 1]);
    await change({ hasLeft: true });
    expect(await countProofs()).toEqual([0, 0, 0]);
    await comeBack();
    const underWay = { ticket, passkey: passkey.get(options) };
    expect((await server.post(proveSecondFactor.path, underWay)).statusCode).toBe(410);
    expect(await logInAlone(passkey)).toBe(401);
    expect(await logIn(goodPassword)).toBe(200);
  });

  it('gives nobody an account back with the passkey of before, however it was left', async () => {
    const { passkey } = await addPasskey(pastor);
    const left_at = new Date().toISOString();
    await server.database.updateTable('admins').set({ left_at }).where('id', '=', id).execute();
    await comeBack();
    expect(await logInAlone(passkey)).toBe(401);
    expect(await countProofs()).toEqual([0, 0, 0]);
  });

  describe('the link for another e-mail', () => {
    let token: string;
    beforeEach(async () => {
      const body = { email: 'mine@elsewhere.example', currentPassword: adminPassword };
      expect((await pastor(changeStaffEmail, { body })).statusCode).toBe(202);
      const { text } = await server.nextMail(/#email=/);
      token = /#email=([\w-]+)/.exec(text)?.[1] ?? '';
    });

    const follow = async () => {
      const { statusCode } = await server.post(confirmStaffEmail.path, { token });
      const found = server.database.selectFrom('admins').select('email').where('id', '=', id);
      return [statusCode, (await found.executeTakeFirstOrThrow()).email];
    };
    const replacePassword = (hash: string) =>
      changeByCommand(server.app, (change) => new AccountChanges(change, id).replacePassword(hash));

    it.each<[string, () => Promise<unknown>]>([
      [
        'was suspended and brought back',
        async () => {
          await change({ isSuspended: true });
          await change({ isSuspended: false });
        },
      ],
      [
        'was left and is another’s now',
        async () => {
          await change({ hasLeft: true });
          await comeBack();
        },
      ],
      ['lost its sessions', () => owner(endAccountSessions, { id })],
      ['lost its second factors', () => owner(resetAccountFactors, { id })],
      ['was given another password', async () => replacePassword(await makeAdminHash())],
    ])('is worth nothing once the account %s', async (_what, happen) => {
      await happen();
      expect(await follow()).toEqual([410, email]);
    });

    it.each(['suspended_at', 'left_at'] as const)(
      'is refused to an account with %s by itself',
      async (column) => {
        const going = { [column]: new Date().toISOString() };
        await server.database.updateTable('admins').set(going).where('id', '=', id).execute();
        expect(await follow()).toEqual([410, email]);
      },
    );
  });
});
