import type { FastifyInstance } from 'fastify';
import { quarantineEndpoint } from 'contract/review';
import type { StaffMember } from 'contract/review';
import { noteStaffChange } from '../audit/staff-journal';
import type { ConsoleParts } from '../console/console-parts';
import { staffOf } from '../access/route-access';
import { idOf, idParameter } from '../http/requests/id-parameter';
import { HttpError } from '../http/errors/http-error';
import { QuarantineRepository } from './quarantine-repository';

const notInQuarantine = () =>
  new HttpError(404, 'This is not in quarantine any more. Please look for it in its list.');

/** Staff look through what seemed a robot's, and let in what was none. */
export function registerQuarantine(app: FastifyInstance, parts: ConsoleParts): void {
  const repository = new QuarantineRepository(parts.database);
  app.get(quarantineEndpoint, { config: { access: 'staff' } }, () => repository.list());
  app.post(
    `${quarantineEndpoint}/${idParameter}/release`,
    { config: { access: 'staff' } },
    async (request, reply) => {
      await release(parts, idOf(request), staffOf(request));
      return reply.code(204).send();
    },
  );
}

/** Lets a record into its list. Throws an HttpError (404) when it is in no quarantine. */
function release(
  { database, audit }: ConsoleParts,
  id: string,
  { _id: adminId }: StaffMember,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const kind = await new QuarantineRepository(transaction).release(id);
    if (kind === undefined) throw notInQuarantine();
    const entry = { adminId, action: 'release', kind, subjects: [id] } as const;
    await noteStaffChange(transaction, audit, entry);
  });
}
