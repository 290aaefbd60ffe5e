import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../storage/ports';
import { guardAnswers } from './add-headers';
import { answerFault } from './answer-fault';
import { bodyLimit } from './body-limit';
import { parseBodies } from './body-parsing';
import { answerClientError } from './client-error';
import { badRequest } from './refusal';
import { makeValidatorCompiler } from './validator-compiler';

/** In milliseconds. */
export interface Patience {
  /** How long a request may take to arrive whole. */
  readonly request: number;
  /** How often slow ones are looked for. */
  readonly check: number;
}

export interface ServerOptions {
  readonly patience?: Patience | undefined;
  /** Whose X-Forwarded-* headers are believed; absent: nobody's. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Whether visitors reach the site by https. */
  readonly isSecure?: boolean | undefined;
}

export const defaultPatience: Patience = { request: 20_000, check: 5_000 };

/** Fastify as every part of the server needs it: strict, silent about people, one shape of error. */
export function makeServer(
  log: FastifyBaseLogger,
  now: Clock,
  { patience = defaultPatience, trustedProxies, isSecure = false }: ServerOptions = {},
): FastifyInstance {
  const headersFor = guardAnswers(isSecure);
  const app = fastify({
    loggerInstance: log,
    // A child logger for each request would be made even for those that log nothing.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustedProxies === undefined ? false : [...trustedProxies],
    requestTimeout: patience.request,
    http: {
      headersTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
      // Node would answer without a body; the hook below says why.
      requireHostHeader: false,
    },
    // An address that cannot be read is answered before any hook.
    frameworkErrors: (error, request, reply) =>
      answerFault(error, request, reply.headers(headersFor(request.url))),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headersFor('/api')),
  });
  app.setValidatorCompiler(makeValidatorCompiler(now));
  app.setErrorHandler(answerFault);
  // First of all hooks: whatever one of the others refuses is guarded as well.
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersFor(url));
    done();
  });
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    done(headers.host === undefined ? badRequest('This request names no Host.') : undefined);
  });
  parseBodies(app);
  return app;
}
