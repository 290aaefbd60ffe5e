import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Which records are of one person, and which persons are of one household. */
export const peoplePlugin = fastifyPlugin(async (_app: FastifyInstance) => {}, {
  name: 'people',
  dependencies: ['members'],
});
