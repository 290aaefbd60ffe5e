import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Records that staff bring in from a file. */
export const importsPlugin = fastifyPlugin(async (_app: FastifyInstance) => {}, {
  name: 'imports',
  dependencies: ['people'],
});
