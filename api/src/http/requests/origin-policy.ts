import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consentStoredHeader, quarantineHeader, receiptHeader } from 'contract/receipts';
import { fillTimeHeader } from 'contract/bot-signals';
import { csrfTokenHeader, idempotencyKeyHeader } from 'contract/wire';
import { crossSiteRequest } from '../errors/http-error';
import { isApi, routedPath } from './routed-path';

/** Seconds for which a browser may cache a preflight. */
const preflightAge = '600';

/** Tells pages that may call the api from those of other sites (safety 2). */
export class OriginPolicy {
  /**
   * @param siteOrigin the site's origin; without it, the Host of the request counts
   * @param allowedOrigins origins of our remotes that are hosted elsewhere
   */
  constructor(
    private readonly siteOrigin: string | undefined,
    private readonly allowedOrigins: readonly string[] = [],
  ) {}

  /** Throws an HttpError (403) when a browser says that another site's page sends this request. */
  check(request: FastifyRequest): void {
    const site = request.headers['sec-fetch-site'];
    const isForeign =
      site === undefined
        ? this.hasForeignOrigin(request)
        : site !== 'same-origin' && site !== 'none';
    if (isForeign && !this.isAllowed(request.headers.origin)) throw crossSiteRequest();
  }

  /**
   * Checks every request that is not a mere read. One without our cookie can only do what strangers can, so it is
   * judged by Sec-Fetch-Site alone: a proxy may have changed the Host that Origin is compared with.
   */
  guardChanges(app: FastifyInstance, hasCookie: (request: FastifyRequest) => boolean): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const isTold = request.headers['sec-fetch-site'] !== undefined;
      if (!isRead && (isTold || hasCookie(request))) this.check(request);
      done();
    });
  }

  /** Lets pages of the allowed origins, and no others, read the api's responses, cookies included. */
  allowCalls(app: FastifyInstance): void {
    if (this.allowedOrigins.length === 0) return;
    app.addHook('onRequest', async (request, reply) => {
      if (!isApi(routedPath(request))) return;
      const { method, headers } = request;
      reply.header('vary', 'origin');
      if (!this.isAllowed(headers.origin)) return;
      reply.header('access-control-allow-origin', headers.origin);
      reply.header('access-control-allow-credentials', 'true');
      reply.header('access-control-expose-headers', exposedHeaders);
      if (method !== 'OPTIONS') return;
      await reply.code(204).headers(preflight).send();
    });
  }

  private isAllowed(origin: string | undefined): boolean {
    return origin !== undefined && this.allowedOrigins.includes(origin);
  }

  private hasForeignOrigin({ headers, protocol, host }: FastifyRequest): boolean {
    const { origin } = headers;
    return origin !== undefined && origin !== (this.siteOrigin ?? `${protocol}://${host}`);
  }
}

/** The response headers that a page of an allowed origin may read. */
const exposedHeaders = [receiptHeader, consentStoredHeader, quarantineHeader].join(', ');

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': [
    'authorization',
    'content-type',
    idempotencyKeyHeader,
    csrfTokenHeader,
    fillTimeHeader,
  ].join(', '),
  'access-control-max-age': preflightAge,
};
