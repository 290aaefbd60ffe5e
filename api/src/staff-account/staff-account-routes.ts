import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allRights, staffAccountEndpoint } from 'contract/rights';
import type { StaffAccount } from 'contract/rights';
import { ownStaffAccountBody } from 'contract/staff-security';
import type { OwnStaffAccount } from 'contract/staff-security';
import { rightsOf, secondFactorOf, staffOf } from '../access/route-access';
import { cleanBody } from '../http/bodies/clean-body';
import { RoleRepository } from '../roles/role-repository';
import type { Database } from '../storage/database';
import { changeProfile, readProfile } from './staff-profile-repository';

/** Tells the console who is logged in, and what it may show them; they change what it calls them. */
export function registerStaffAccount(
  app: FastifyInstance,
  { database }: { readonly database: Database },
): void {
  const config = { access: 'staff' } as const;
  app.get(staffAccountEndpoint, { config }, (request) => readAccount(database, request));
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
      await changeProfile(database, staffOf(request)._id, request.body as OwnStaffAccount);
      return reply.code(204).send();
    },
  );
}

async function readAccount(database: Database, request: FastifyRequest): Promise<StaffAccount> {
  const staff = staffOf(request);
  const rights = rightsOf(request);
  const own = await new RoleRepository(database).listOf(staff._id);
  return {
    staff,
    roles: own.map(({ name }) => name),
    rights: allRights.filter((right) => rights.has(right)),
    ...(await readProfile(database, staff._id)),
    secondFactor: secondFactorOf(request),
  };
}
