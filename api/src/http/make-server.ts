import type { ServerResponse } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../storage/clock';
import type { ProcessMemory } from './limits/process-memory';
import { makeSecurityHeaders } from './responses/add-headers';
import type { SecurityHeaders } from './responses/add-headers';
import { sendError } from './errors/send-error';
import { guardBodies } from './bodies/body-guard';
import { bodyLimit } from './bodies/body-limit';
import { parseBodies } from './bodies/body-parsing';
import { addCompression } from './responses/compression';
import { sendClientError, sendExpectationFailed } from './errors/client-error';
import { sendResponsesInOrder } from './responses/responses-in-order';
import { closing } from './errors/http-error';
import { declareNetworks } from './limits/sender-networks';
import { findHeaderError } from './requests/header-limits';
import { routedPath } from './requests/routed-path';
import { serializerCompiler } from './responses/serializer-compiler';
import { cutSlowReaders } from './responses/slow-readers';
import { validatorCompilerFor } from './bodies/validator-compiler';
import { limitBufferedAnswers } from './responses/buffered-answers';

/** Time-outs in milliseconds. */
export interface ServerTimeouts {
  /** The time in which headers must arrive, and then JSON or a form. Uploads have a pace (bodies/body-guard.ts). */
  readonly request: number;
  /** The time for which a client may read nothing of a response. */
  readonly progress: number;
  /** The interval of the checks for slow clients. */
  readonly check: number;
}

export interface ServerOptions {
  readonly timeouts?: ServerTimeouts | undefined;
  /** The proxies whose X-Forwarded-* headers are trusted; absent for none. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Tells whether visitors reach the site by https. */
  readonly isSecure?: boolean | undefined;
}

/**
 * Node's deadline for every request, in milliseconds: longer than the slowest upload that its pace allows. It covers
 * what is answered before the guard of bodies sees it.
 */
const maxRequestTime = 900_000;

export const defaultTimeouts: ServerTimeouts = {
  request: 20_000,
  progress: 30_000,
  check: 5_000,
};

/** Makes a Fastify server as all of the api needs it: strict, no personal data in logs, one shape of errors. */
export async function makeServer(
  log: FastifyBaseLogger,
  now: Clock,
  { timeouts = defaultTimeouts, trustedProxies, isSecure = false }: ServerOptions = {},
): Promise<FastifyInstance> {
  const headersFor = makeSecurityHeaders(isSecure);
  const app = fastify({
    loggerInstance: log,
    // Fastify would make a child logger for each request, even for those that log nothing.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustedProxies === undefined ? false : [...trustedProxies],
    requestTimeout: maxRequestTime,
    http: {
      headersTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      // Node would answer without a body; guardRequests refuses with one.
      requireHostHeader: false,
    },
    // Fastify would answer without our headers; guardRequests says what a visitor can do.
    return503OnClosing: false,
    // An invalid address is answered before any hook, and matches no route.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(headersFor('/api'))),
    clientErrorHandler: (error, socket) => sendClientError(error, socket, headersFor('/api')),
  });
  app.decorate('memory', new Set<ProcessMemory>());
  app.server.on('checkExpectation', (_request, response: ServerResponse) =>
    sendExpectationFailed(response, headersFor('/api')),
  );
  app.setValidatorCompiler(validatorCompilerFor(now));
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  declareNetworks(app);
  sendResponsesInOrder(app);
  guardRequests(app, headersFor);
  guardBodies(app, timeouts.request, timeouts.check);
  cutSlowReaders(app, timeouts);
  limitBufferedAnswers(app);
  parseBodies(app);
  await addCompression(app);
  await app.register(fastifyCookie);
  return app;
}

/** Adds the security headers first, so that refusals, here or by a later hook, carry them as well. */
function guardRequests(app: FastifyInstance, headersFor: SecurityHeaders): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(routedPath(request)));
    done(isClosing ? closing() : findHeaderError(request.raw));
  });
}
