import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allRights, staffAccountEndpoint } from 'contract/rights';
import type { StaffAccount } from 'contract/rights';
import { ownStaffAccountBody } from 'contract/staff-security';
import type { OwnStaffAccount } from 'contract/staff-security';
import { getRights, getSecondFactorNeed, getStaff } from '../../auth/access/route-access';
import { cleanBody } from '../../http/bodies/clean-body';
import type { AccessLogParts } from '../../auth/console-parts';
import { RoleRepository } from '../../auth/roles/role-repository';
import { changeProfile, findProfile } from './staff-profile-repository';

type AccountParts = Pick<AccessLogParts, 'database' | 'audit' | 'accessLog'>;

/** Tells the console who is signed in and what it may show them, and lets them change their name and language. */
export function registerStaffAccount(app: FastifyInstance, parts: AccountParts): void {
  const config = { access: 'staff' } as const;
  app.get(staffAccountEndpoint, { config }, (request) => readAccount(parts, request));
  app.put(
    staffAccountEndpoint,
    {
      config,
      schema: { body: ownStaffAccountBody },
      preValidation: async (request) => {
        request.body = cleanBody(ownStaffAccountBody, request.body);
      },
    },
    async (request, reply) => {
      await changeProfile(parts, getStaff(request), request.body as OwnStaffAccount);
      return reply.code(204).send();
    },
  );
}

async function readAccount(
  { database, accessLog }: AccountParts,
  request: FastifyRequest,
): Promise<StaffAccount> {
  const { _id, email } = getStaff(request);
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
}
