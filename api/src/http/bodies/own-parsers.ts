import type { FastifyInstance } from 'fastify';

/**
 * Registers routes whose body parsers apply to them alone: everywhere else such a body is 415.
 * @param name names the plugin for Fastify, which would otherwise search all loaded modules for it
 * @returns Fastify's own promise, so that it is awaited where a plugin is, and nowhere else
 */
export const registerWithBodyParsers = (
  app: FastifyInstance,
  name: string,
  addRoutes: (scope: FastifyInstance) => Promise<void>,
) => app.register(Object.assign(addRoutes, { [Symbol.for('fastify.display-name')]: name }));
