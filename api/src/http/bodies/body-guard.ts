import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimit } from './body-limit';
import { countMemory } from './body-memory';
import { NetworkQuota } from '../limits/network-quota';

/** The rules of a route for a body, before a byte of it is read. */
export interface BodyRules {
  /** The limit of a body, in bytes. */
  readonly limit: number;
  /** Bytes that are counted for a body before any of it has arrived, for its connection and its parser. */
  readonly least: number;
  /** The bytes of all bodies that are being received or handled. */
  readonly quota: NetworkQuota;
  readonly pace: BodyPace;
}

/**
 * The pace that a body must keep. It begins with `firstTime`; what arrives earns more time, up to `maxTime`. The
 * connection is cut when the time has run out.
 */
export interface BodyPace {
  /** Times in milliseconds. */
  readonly firstTime: number;
  readonly maxTime: number;
  /** The number of bytes that earn a second. */
  readonly bytesPerSecond: number;
}

/** Returns the rules for a request's body, derived from those for JSON and forms or independent of them. */
export type ChooseBodyRules = (request: FastifyRequest, ordinary: BodyRules) => BodyRules;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent where the rules for JSON and forms apply. */
    body?: ChooseBodyRules;
  }
}

const mebibyte = 1024 * 1024;

/**
 * The quota of JSON and forms, in bytes. When everybody in a full hall shares one address, each sends some hundred
 * bytes.
 */
const ordinaryQuota = { total: 128 * mebibyte, perSubnet: 16 * mebibyte };

/**
 * Returns rules with a separate quota, for JSON of routes that must work during a flood of forms. A log-in has some
 * hundred bytes.
 */
export function makeSeparateBodyQuota(): ChooseBodyRules {
  const quota = new NetworkQuota({ total: 16 * mebibyte, perSubnet: 2 * mebibyte });
  return (_request, ordinary) => ({ ...ordinary, quota });
}

interface ArrivingBody {
  readonly request: IncomingMessage;
  readonly reply: FastifyReply['raw'];
  readonly pace: BodyPace;
  /** The bytes that the connection had received at the last check, whose time is `at`. */
  bytes: number;
  at: number;
  /** The milliseconds that are left. */
  time: number;
}

/**
 * Limits the memory and the pace of every request body by its route's rules, whichever parser reads it. Node's own
 * time-out is one deadline for all requests, and a picture over a slow connection takes minutes.
 * @param ordinaryTime milliseconds in which JSON or a form must arrive
 * @param interval milliseconds between two checks of arriving bodies
 */
export function guardBodies(app: FastifyInstance, ordinaryTime: number, interval: number): void {
  const ordinary: BodyRules = {
    limit: bodyLimit,
    least: 1024,
    quota: new NetworkQuota(ordinaryQuota),
    pace: { firstTime: ordinaryTime, maxTime: ordinaryTime, bytesPerSecond: Infinity },
  };
  const arriving = new Set<ArrivingBody>();
  app.addHook('onRequest', (request, reply, done) => {
    const rules = request.routeOptions.config.body?.(request, ordinary) ?? ordinary;
    const length = announcedLength(request, rules);
    if (length > 0) {
      const body = watch(arriving, request, reply, rules.pace);
      // A body that announces more is refused without being read.
      if (length <= rules.limit) {
        countMemory(request, reply, rules, (error) => cut(body, app.server, error));
      }
    }
    done();
  });
  const timer = setInterval(() => lookAt(arriving, app.server), interval).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/** Returns the announced length in bytes: 0 without a body, and the route's limit for a chunked one. */
function announcedLength({ headers }: FastifyRequest, { limit }: BodyRules): number {
  const isChunked = headers['transfer-encoding'] !== undefined;
  return isChunked ? limit : Number(headers['content-length'] ?? 0);
}

function watch(
  arriving: Set<ArrivingBody>,
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
  pace: BodyPace,
): ArrivingBody {
  const { bytesRead: bytes } = request.socket;
  const at = performance.now();
  const body = { request, reply, pace, bytes, at, time: pace.firstTime };
  // An injected request has no socket, and its body is complete.
  if (request.socket instanceof Socket) arriving.add(body);
  request.once('close', () => arriving.delete(body));
  return body;
}

/** Cuts the bodies that are too slow. */
function lookAt(arriving: Set<ArrivingBody>, server: Server): void {
  for (const body of arriving) {
    const { request } = body;
    if (request.complete || request.destroyed) arriving.delete(body);
    else if (timeLeft(body) <= 0) cut(body, server, requestTimeout());
  }
}

/** Answers on the bare connection and closes it at once, because other requests need the memory of this body. */
function cut({ request, reply }: ArrivingBody, server: Server, error: Error): void {
  const { socket } = request;
  if (!(socket instanceof Socket)) {
    request.destroy(error);
    return;
  }
  if (!reply.headersSent) server.emit('clientError', error, socket);
  socket.destroySoon();
}

function timeLeft(body: ArrivingBody): number {
  const { request, pace, bytes, at } = body;
  body.bytes = request.socket.bytesRead;
  body.at = performance.now();
  const earned = ((body.bytes - bytes) / pace.bytesPerSecond) * 1000;
  body.time = Math.min(pace.maxTime, body.time + earned) - (body.at - at);
  return body.time;
}

/** Builds an error with Node's own code, which the rest of the server handles (http/errors/client-error.ts). */
const requestTimeout = () =>
  Object.assign(new Error('A body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
