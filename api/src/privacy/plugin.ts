import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serveBreaches } from './breaches/breach-routes';
import { serveMyData } from './my-data/my-data-routes';
import { makeSentLinkComposer } from './my-data/sent-link-mail';
import { serveSentLinks } from './my-data/sent-link-routes';
import { servePeople } from './people/people-routes';
import { servePrivacyRequests } from './requests/privacy-request-routes';
import { makeProfileEndComposer } from './retention/profile-end-mail';
import { serveRetention } from './retention/retention-routes';

/** What people may ask of their own data, and what staff do for them. */
export const privacyPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    Object.assign(app.mailComposers, {
      'my-data-link': makeSentLinkComposer(app),
      'profile-end': makeProfileEndComposer(app),
    });
    serveMyData(app);
    serveSentLinks(app);
    servePeople(app);
    serveBreaches(app);
    servePrivacyRequests(app);
    serveRetention(app);
  },
  { name: 'privacy', dependencies: ['imports'] },
);
