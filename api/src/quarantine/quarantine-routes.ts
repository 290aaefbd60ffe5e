import type { FastifyInstance } from 'fastify';
import { quarantineEndpoint } from 'contract/review';
import type { AdminDoor } from '../admin-session/admin-door';
import { Refusal } from '../http/refusal';
import type { QuarantineRepository } from './quarantine-repository';

export interface QuarantineParts {
  readonly repository: QuarantineRepository;
  readonly door: AdminDoor;
}

const notInQuarantine = () =>
  new Refusal(404, 'This is not in quarantine any more. Please look for it in its list.');

/** Staff look through what seemed a robot's, and let in what was none. */
export function registerQuarantine(
  app: FastifyInstance,
  { repository, door }: QuarantineParts,
): void {
  app.get(quarantineEndpoint, async (request) => {
    await door.check(request);
    return repository.list();
  });
  app.post(`${quarantineEndpoint}/:id([0-9a-f-]{36})/release`, async (request, reply) => {
    await door.checkChange(request);
    const { id } = request.params as { readonly id: string };
    if ((await repository.release(id)) === undefined) throw notInQuarantine();
    return reply.code(204).send();
  });
}
