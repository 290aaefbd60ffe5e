import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimit } from './body-limit';
import { countMemory } from './body-memory';
import { NetworkQuota } from '../limits/network-quota';

/** What a route allows a body before a byte of it is read. */
export interface BodyRules {
  /** Bytes of the longest body. */
  readonly limit: number;
  /** Bytes that are counted for a body before any of it has arrived: what its connection and its parser take. */
  readonly least: number;
  /** Bytes of all bodies that are being received or worked on. */
  readonly quota: NetworkQuota;
  readonly pace: BodyPace;
}

/**
 * How slowly a body may come. It begins with time in hand; what arrives earns more, up to `maxTime`. It is cut when
 * its time has run out.
 */
export interface BodyPace {
  /** Milliseconds. */
  readonly firstTime: number;
  readonly maxTime: number;
  /** So many bytes earn a second. */
  readonly bytesPerSecond: number;
}

/** The rules for a request's body, made of those that hold for JSON and forms or instead of them. */
export type ChooseBodyRules = (request: FastifyRequest, ordinary: BodyRules) => BodyRules;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: what holds for JSON and forms. */
    body?: ChooseBodyRules;
  }
}

const mebibyte = 1024 * 1024;

/** Memory for JSON and forms. A full hall behind one address sends some hundred bytes each. */
const ordinaryQuota = { total: 128 * mebibyte, perSubnet: 16 * mebibyte };

/** A memory of their own for JSON of routes that floods of forms shall not shut out. A login takes some hundred bytes. */
export function ownBodyMemory(): ChooseBodyRules {
  const quota = new NetworkQuota({ total: 16 * mebibyte, perSubnet: 2 * mebibyte });
  return (_request, ordinary) => ({ ...ordinary, quota });
}

interface ArrivingBody {
  readonly request: IncomingMessage;
  readonly reply: FastifyReply['raw'];
  readonly pace: BodyPace;
  /** Bytes that the connection had brought when it was last looked at, and when that was. */
  bytes: number;
  at: number;
  /** Milliseconds that are left. */
  time: number;
}

/**
 * Limits the size in memory and the pace of every request body, by its route's rules, whichever parser reads it.
 * Node's own time-out is one deadline for all requests, and a picture over a slow connection takes minutes.
 * @param ordinaryTime milliseconds in which JSON or a form has to arrive
 * @param interval milliseconds between two looks at what is arriving
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
      // What announces more is refused without being read.
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

/** 0 where there is no body; for one that does not say, as much as its route takes. */
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
  // A request that came over no network has its body.
  if (request.socket instanceof Socket) arriving.add(body);
  request.once('close', () => arriving.delete(body));
  return body;
}

/** Cuts what is too slow. */
function lookAt(arriving: Set<ArrivingBody>, server: Server): void {
  for (const body of arriving) {
    const { request } = body;
    if (request.complete || request.destroyed) arriving.delete(body);
    else if (timeLeft(body) <= 0) cut(body, server, requestTimeout());
  }
}

/** Says why on the bare connection, and ends it at once: its body's memory is needed by others. */
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

/** Node's own word for it is what every part of the server knows (http/errors/client-error.ts). */
const requestTimeout = () =>
  Object.assign(new Error('A body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
