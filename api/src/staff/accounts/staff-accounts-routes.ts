import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  accountChangeBody,
  invitationBody,
  invitationsEndpoint,
  newRoleBody,
  roleChangeBody,
  rolesEndpoint,
  staffAccountsEndpoint,
} from 'contract/staff-accounts';
import type { AccountChange, NewInvitation, NewRole, RoleChange } from 'contract/staff-accounts';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { readTypedEmail } from '../../http/bodies/typed-email';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { mailRepeatLimit, staffMailLimit } from '../../http/rate-limit/rate-limits';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { AccountChanges } from './account-changes';
import { Invitations } from './invitations';
import { loadOverview } from './overview';
import { RoleChanges } from './role-changes';

export interface StaffAccountsParts extends ConsoleParts {
  readonly rateLimits: RateLimitRepository;
  readonly mailer: Mailer;
}

const right = 'accounts:manage';
const config = { access: { right, confirmed: true } } as const;
/** The roles of the first start have words for ids, all others UUIDs. */
const roleParameter = ':id([a-z0-9-]{1,36})';
const actorOf = (request: FastifyRequest) => toAuditActor(getStaff(request));

/** Lists and changes the staff, for those who manage accounts (decision 43). */
export function registerStaffAccounts(app: FastifyInstance, parts: StaffAccountsParts): void {
  app.get(staffAccountsEndpoint, { config: { access: { right } } }, (request) =>
    loadOverview(parts, getStaff(request)._id),
  );
  registerAccountChanges(app, parts);
  registerInvitations(app, parts);
  registerRoles(app, parts);
}

function registerAccountChanges(app: FastifyInstance, parts: StaffAccountsParts): void {
  const changes = new AccountChanges(parts);
  const url = `${staffAccountsEndpoint}/${idParameter}`;
  app.patch(url, { config, schema: { body: accountChangeBody } }, async (request, reply) => {
    await changes.apply(actorOf(request), getId(request), request.body as AccountChange);
    return reply.code(204).send();
  });
  app.delete(`${url}/sessions`, { config }, async (request, reply) => {
    await changes.endSessions(actorOf(request), getId(request));
    return reply.code(204).send();
  });
}

function registerInvitations(app: FastifyInstance, parts: StaffAccountsParts): void {
  const { rateLimits, mailer } = parts;
  const invitations = new Invitations(parts);
  const onResponse = sendMailsAfterResponse(mailer);
  const url = `${invitationsEndpoint}/${idParameter}`;
  const options = {
    config,
    onResponse,
    preValidation: readTypedEmail,
    schema: { body: invitationBody },
  };
  app.post(invitationsEndpoint, options, async (request, reply) => {
    const { roles: roleIds, ...invited } = request.body as NewInvitation;
    await consumeBudget(rateLimits, getStaff(request)._id, staffMailLimit, tooManyInvitations);
    const id = await invitations.invite(actorOf(request), { ...invited, roleIds });
    return reply.code(201).send({ id });
  });
  app.post(`${url}/again`, { config, onResponse }, async (request, reply) => {
    await consumeBudget(rateLimits, getId(request), mailRepeatLimit, tooManyMails);
    await invitations.again(actorOf(request), getId(request));
    return reply.code(204).send();
  });
  app.delete(url, { config }, async (request, reply) => {
    await invitations.withdraw(actorOf(request), getId(request));
    return reply.code(204).send();
  });
}

const tooManyInvitations = { message: 'You have invited many people in a short time.' };
const tooManyMails = { message: 'This invitation was sent a few times within an hour.' };

function registerRoles(app: FastifyInstance, parts: StaffAccountsParts): void {
  const changes = new RoleChanges(parts);
  const url = `${rolesEndpoint}/${roleParameter}`;
  app.post(rolesEndpoint, { config, schema: { body: newRoleBody } }, async (request, reply) => {
    const id = await changes.make(actorOf(request), request.body as NewRole);
    return reply.code(201).send({ id });
  });
  app.put(url, { config, schema: { body: roleChangeBody } }, async (request, reply) => {
    await changes.change(actorOf(request), getId(request), request.body as RoleChange);
    return reply.code(204).send();
  });
  app.delete(url, { config }, async (request, reply) => {
    await changes.remove(actorOf(request), getId(request));
    return reply.code(204).send();
  });
}
