import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { servePeopleExport } from './exports/people-export-routes';
import { ImportReader } from './files/import-reader';
import { serveImportChanges } from './import-change-routes';
import { serveImports } from './import-routes';
import { ImportPlanner } from './import-planner';

/** Records that staff bring in from a file, and the file of people that comes back so. */
export const importsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const reader = new ImportReader();
    app.addHook('onClose', (_app, done) => {
      reader.stop();
      done();
    });
    const planner = new ImportPlanner(app, reader);
    serveImports(app, reader, planner);
    serveImportChanges(app, planner);
    servePeopleExport(app);
  },
  { name: 'imports', dependencies: ['people'] },
);
