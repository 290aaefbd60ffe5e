import type { FastifyInstance } from 'fastify';

/**
 * Registers routes whose body parsers are known to their addresses only: everywhere else such a body is 415.
 * @param name for Fastify, which would look for it in all modules that are loaded
 * @returns Fastify's own, so that it is awaited where a part is, and nowhere else
 */
export const withOwnParsers = (
  app: FastifyInstance,
  name: string,
  addRoutes: (scope: FastifyInstance) => Promise<void>,
) => app.register(Object.assign(addRoutes, { [Symbol.for('fastify.display-name')]: name }));
