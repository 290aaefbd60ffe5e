import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consentStoredHeader, quarantineHeader, receiptHeader } from 'contract/receipts';
import { fillTimeHeader } from 'contract/bot-signals';
import { csrfTokenHeader, idempotencyKeyHeader } from 'contract/wire';
import { crossSiteRequest } from '../errors/http-error';
import { isApi, routedPath } from './routed-path';

/** In seconds: how long a browser may remember what is allowed. */
const preflightAge = '600';

/** Tells the pages that may call us from those of other sites (safety 2). */
export class OriginPolicy {
  /**
   * @param siteOrigin where the site is reached; without it, the Host that the caller names
   * @param allowedOrigins of remotes of ours that run elsewhere
   */
  constructor(
    private readonly siteOrigin: string | undefined,
    private readonly allowedOrigins: readonly string[] = [],
  ) {}

  /** Throws an HttpError (403) when a browser says that another site's page makes this call. */
  check(request: FastifyRequest): void {
    const site = request.headers['sec-fetch-site'];
    const isForeign =
      site === undefined
        ? this.hasForeignOrigin(request)
        : site !== 'same-origin' && site !== 'none';
    if (isForeign && !this.isAllowed(request.headers.origin)) throw crossSiteRequest();
  }

  /**
   * Checks every call that is not a mere read. One without our cookie can only do what strangers can, so it is
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

  /** Lets the allowed origins, and no other, read what the api answers them, cookies included. */
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

/** What a page of an allowed origin reads of an answer beside its body. */
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
