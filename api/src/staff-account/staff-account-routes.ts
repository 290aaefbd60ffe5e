import type { FastifyInstance } from 'fastify';
import { allRights, staffAccountEndpoint } from 'contract/rights';
import type { StaffAccount } from 'contract/rights';
import { rightsOf, staffOf } from '../access/route-access';
import type { ConsoleParts } from '../console/console-parts';
import { RoleRepository } from '../roles/role-repository';

/** Tells the console who is logged in, and what it may show them. */
export function registerStaffAccount(
  app: FastifyInstance,
  { database, readings }: Pick<ConsoleParts, 'database' | 'readings'>,
): void {
  const roles = new RoleRepository(database);
  const config = { access: 'staff' } as const;
  app.get(staffAccountEndpoint, { config }, async (request): Promise<StaffAccount> => {
    const { _id, email } = staffOf(request);
    const rights = rightsOf(request);
    const sections = await readings.readSections();
    const own = await roles.listOf(_id);
    return {
      staff: { _id, email },
      roles: own.map(({ name }) => name),
      rights: allRights.filter((right) => rights.has(right)),
      confidential: sections.filter((kind) => rights.has(`${kind}:read`)),
    };
  });
}
