import type { FastifyInstance } from 'fastify';
import { changeStaffAccount, getStaffAccount } from 'contract/my-account-requests';
import { allRights } from 'contract/rights';
import { getRights, getSecondFactorNeed } from '../../auth/access/route-access';
import { RoleRepository } from '../../auth/roles/role-repository';
import { makeBodyCleaner } from '../../http/bodies/clean-body';
import { serve, serveChange } from '../../http/serve';
import { lockAccount } from '../../auth/second-factors/lock-account';
import { findProfile } from './staff-profile-repository';

/** Tells the console who is signed in and what it may show them, and lets them change what is their own. */
export function serveStaffAccount(app: FastifyInstance): void {
  const { database, accessLog } = app;
  serve(app, getStaffAccount, async ({ request, staff: { _id, email } }) => {
    const rights = getRights(request);
    const own = await new RoleRepository(database).listOf(_id);
    const confidential = await accessLog.listSections();
    return {
      staff: { _id, email },
      roles: own.map(({ name }) => name),
      rights: allRights.filter((right) => rights.has(right)),
      confidential: confidential.filter((kind) => rights.has(`${kind}:read`)),
      ...(await findProfile(database, _id)),
      secondFactor: getSecondFactorNeed(request),
    };
  });
  // Name and language are recorded: managers recognise accounts by name, and emails about the account use its language.
  serveChange(
    app,
    changeStaffAccount,
    async ({ transaction, body: { name, language, startPage }, staff: { _id }, note }) => {
      // Of two concurrent changes, the second compares with what the first wrote.
      await lockAccount(transaction, _id);
      const before = await findProfile(transaction, _id);
      await transaction
        .updateTable('admins')
        .set({ name, language, start_page: startPage })
        .where('id', '=', _id)
        .execute();
      const subjects = [_id];
      if (name !== undefined && before?.name !== name) await note({ action: 'name', subjects });
      if (language !== undefined && before?.language !== language)
        await note({ action: 'language', subjects, details: { language } });
    },
    { preValidation: makeBodyCleaner(changeStaffAccount) },
  );
}
