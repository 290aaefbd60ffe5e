import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { servePersonChanges } from './page/person-change-routes';
import { serveHouseholds } from './households/household-routes';
import { indexPersonsRegularly } from './linking/person-indexer';
import { servePersonPage } from './page/page-routes';
import { servePersons } from './page/person-routes';

/** Which records are of one person, and which persons are of one household. */
export const peoplePlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    indexPersonsRegularly(app);
    servePersons(app);
    serveHouseholds(app);
    servePersonPage(app);
    servePersonChanges(app);
  },
  { name: 'people', dependencies: ['members'] },
);
