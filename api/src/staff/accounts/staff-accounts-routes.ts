import type { FastifyInstance } from 'fastify';
import {
  addRole,
  changeAccount,
  changeRole,
  endAccountSessions,
  getAssignedWork,
  inviteAgain,
  inviteStaff,
  listStaffAccounts,
  removeRole,
  resetAccountFactors,
  withdrawInvitation,
} from 'contract/staff-account-requests';
import { readTypedEmail } from '../../http/bodies/typed-email';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { mailRepeatLimit, staffMailLimit } from '../../http/rate-limit/rate-limits';
import { serve, serveChange } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { AccountChanges } from './account-changes';
import { Invitations } from './invitations';
import { loadAssignedWork, loadOverview } from './overview';
import { beginRightsChange } from './rights-change';
import { RoleChanges } from './role-changes';

/** Lists and changes the staff, for those who manage accounts (decision 43). */
export function serveStaffAccounts(app: FastifyInstance): void {
  serve(app, listStaffAccounts, ({ staff }) => loadOverview(app, staff._id));
  serve(app, getAssignedWork, ({ id }) => loadAssignedWork(app, id));
  serveChange(app, changeAccount, async ({ id, body, ...call }) =>
    new AccountChanges(await beginRightsChange(app, call), id).apply(body),
  );
  serveChange(app, endAccountSessions, async ({ id, ...call }) =>
    new AccountChanges(await beginRightsChange(app, call), id).endSessions(),
  );
  serveChange(
    app,
    resetAccountFactors,
    async ({ id, ...call }) =>
      new AccountChanges(await beginRightsChange(app, call), id).resetFactors(),
    { onResponse: sendMailsAfterResponse(app.mailer) },
  );
  serveInvitations(app);
  serveRoles(app);
}

function serveInvitations(app: FastifyInstance): void {
  const { rateLimits, mailer } = app;
  const onResponse = sendMailsAfterResponse(mailer);
  serveChange(
    app,
    inviteStaff,
    async ({ body: { roles: roleIds, ...invited }, ...call }) => {
      const invitations = new Invitations(await beginRightsChange(app, call));
      return { id: await invitations.invite({ ...invited, roleIds }) };
    },
    {
      preValidation: readTypedEmail,
      before: ({ staff }) =>
        consumeBudget(rateLimits, staff._id, staffMailLimit, tooManyInvitations),
      onResponse,
    },
  );
  serveChange(
    app,
    inviteAgain,
    async ({ id, ...call }) => new Invitations(await beginRightsChange(app, call)).again(id),
    {
      before: ({ id }) => consumeBudget(rateLimits, id, mailRepeatLimit, tooManyMails),
      onResponse,
    },
  );
  serveChange(app, withdrawInvitation, async ({ id, ...call }) =>
    new Invitations(await beginRightsChange(app, call)).withdraw(id),
  );
}

const tooManyInvitations = { message: 'You have invited many people in a short time.' };
const tooManyMails = { message: 'This invitation was sent a few times within an hour.' };

function serveRoles(app: FastifyInstance): void {
  serveChange(app, addRole, async ({ body, ...call }) => {
    const roles = new RoleChanges(await beginRightsChange(app, call));
    return { id: await roles.make(body) };
  });
  serveChange(app, changeRole, async ({ id, body, ...call }) =>
    new RoleChanges(await beginRightsChange(app, call)).replace(id, body),
  );
  serveChange(app, removeRole, async ({ id, ...call }) =>
    new RoleChanges(await beginRightsChange(app, call)).remove(id),
  );
}
