import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config';
import { collectDescriptions, serveApiDescription } from './api-description';
import type { HttpError } from './errors/http-error';
import { serveHealth } from './health-routes';
import { RateLimitRepository } from './rate-limit/rate-limit-repository';
import { RequestLimits } from './rate-limit/request-limits';
import { declareBotSignal } from './requests/bot-signal';
import { makeOriginGetter } from './requests/listening-origin';
import { OriginPolicy } from './requests/origin-policy';
import { refuseChanges } from './requests/refuse-changes';
import { refuseUnknownAddresses } from './requests/unknown-address';

export interface HttpOptions {
  readonly config: Pick<Config, 'publicUrl' | 'allowedOrigins'>;
  /** The origin of the site in emails if there is no `publicUrl`; absent: the server's own address. */
  readonly localOrigin?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The public origin of the site. It is never derived from a request, because it ends up in emails (safety 1). */
    readonly siteOrigin: () => string;
    /** Whether visitors reach the site by https. */
    readonly isSecure: boolean;
    readonly originPolicy: OriginPolicy;
    readonly rateLimits: RateLimitRepository;
    readonly requestLimits: RequestLimits;
    /** Builds the error for an address without a route. */
    readonly refuseUnknownAddress: (request: FastifyRequest) => HttpError;
  }
}

/** Who may call from which pages and how often, and what all routes share. */
export const httpPlugin = fastifyPlugin(
  async (app: FastifyInstance, { config, localOrigin }: HttpOptions) => {
    const originPolicy = new OriginPolicy(config.publicUrl?.origin, config.allowedOrigins);
    // CORS comes first, so that other origins can read refusals; unknown addresses are refused before any other check.
    originPolicy.allowCalls(app);
    const refuse = refuseUnknownAddresses(app);
    const listeningOrigin = makeOriginGetter(app);
    const rateLimits = new RateLimitRepository(app.database, app.now);
    app.decorateRequest('staff', undefined);
    declareBotSignal(app);
    app
      .decorate('siteOrigin', () => config.publicUrl?.origin ?? localOrigin ?? listeningOrigin())
      .decorate('isSecure', config.publicUrl?.protocol === 'https:')
      .decorate('originPolicy', originPolicy)
      .decorate('rateLimits', rateLimits)
      .decorate('requestLimits', new RequestLimits(rateLimits, ({ staff }) => staff?._id))
      .decorate('refuseUnknownAddress', refuse);
    await collectDescriptions(app);
  },
  { name: 'http', dependencies: ['storage'] },
);

/** The routes of this domain. `auth` registers them after its guards. */
export const httpRoutes = fastifyPlugin(
  async (app: FastifyInstance) => {
    serveHealth(app);
    if (app.storage !== undefined) refuseChanges(app, app.storage);
    serveApiDescription(app);
  },
  { name: 'http-routes', dependencies: ['http'] },
);
