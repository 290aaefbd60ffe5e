import type { FastifyInstance } from 'fastify';
import { quarantineEndpoint } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { deedOf, noteStaffChange } from '../audit/staff-journal';
import type { ActingStaff } from '../audit/staff-journal';
import type { ConsoleParts, ConsoleReadingParts } from '../console/console-parts';
import { kindsWith, rightsOf, staffOf } from '../access/route-access';
import { idOf, idParameter } from '../http/requests/id-parameter';
import { HttpError } from '../http/errors/http-error';
import { QuarantineRepository } from './quarantine-repository';

const notInQuarantine = () =>
  new HttpError(
    404,
    { code: 'not-in-quarantine' },
    'This is not in quarantine any more. Please look for it in its list.',
  );

/** Staff look through what seemed a robot's, and let in what was none. */
export function registerQuarantine(app: FastifyInstance, parts: ConsoleReadingParts): void {
  const repository = new QuarantineRepository(parts.database);
  app.get(quarantineEndpoint, { config: { access: 'staff' } }, async (request) => {
    const found = await repository.list(kindsWith(rightsOf(request), 'review'));
    await parts.readings.noteQuarantine(request, found);
    return found;
  });
  app.post(
    `${quarantineEndpoint}/${idParameter}/release`,
    { config: { access: 'staff' } },
    async (request, reply) => {
      const kinds = kindsWith(rightsOf(request), 'review');
      await release(parts, idOf(request), kinds, staffOf(request));
      return reply.code(204).send();
    },
  );
}

/** Lets a record into its list. Throws an HttpError (404) when none of these kinds is in quarantine by this id. */
function release(
  { database, audit }: ConsoleParts,
  id: string,
  kinds: readonly RecordKind[],
  staff: ActingStaff,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const kind = await new QuarantineRepository(transaction).release(id, kinds);
    if (kind === undefined) throw notInQuarantine();
    const entry = { ...deedOf(staff), action: 'release', kind, subjects: [id] } as const;
    await noteStaffChange(transaction, audit, entry);
  });
}
