import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { servePeopleExport } from './exports/people-export-routes';

/** Records that staff bring in from a file, and the file of people that comes back so. */
export const importsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    servePeopleExport(app);
  },
  { name: 'imports', dependencies: ['people'] },
);
