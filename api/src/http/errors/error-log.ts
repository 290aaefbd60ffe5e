import { types } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { errorCode } from '../../storage/error-code';
import { HttpError } from './http-error';

// oxlint-disable-next-line typescript/no-deprecated -- Node 22 has no Error.isError
const isError = (value: unknown): value is Error => types.isNativeError(value);

/** The fields that may be logged about an error. No other field is logged, by any code (safety 1). */
const allowed = [
  ...['method', 'route', 'status', 'ms', 'error', 'code', 'stack'],
  // A browser's report: which release failed, and how (contract/client-report).
  ...['remote', 'version', 'kind'],
] as const;

/**
 * Makes the server's log: JSON lines about errors, without personal data. Messages are dropped too, because databases
 * quote in them what people typed.
 */
export function makeLog(destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    base: null,
    level: 'warn',
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(words: unknown[], write: (object: object) => void) {
        write.call(this, keepAllowed(words[0]));
      },
    },
  };
  return pino(options, destination);
}

/** Logs a line for each response of 500 and above, except where the cause was logged when it began. */
export function logError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error: unknown,
): void {
  if (error instanceof HttpError && error.isLogged) return;
  request.log.error({
    method: request.method,
    route: routeOf(request),
    status,
    ms: Math.round(reply.elapsedTime),
    err: error,
  });
}

/**
 * Returns the route's pattern, because addresses have ids and tokens in them. A kind is replaced by its value, which is
 * one of ours.
 */
function routeOf({ routeOptions: { url = 'unknown' }, params }: FastifyRequest): string {
  const { kind } = (params ?? {}) as { readonly kind?: string };
  return kind === undefined ? url : url.replace(/:kind\([^)]*\)/, kind);
}

function keepAllowed(words: unknown): Record<string, unknown> {
  if (typeof words !== 'object' || words === null) return {};
  const told = isError(words) ? { err: words } : (words as Record<string, unknown>);
  const described: Record<string, unknown> = { ...told, ...describeError(told['err']) };
  return Object.fromEntries(allowed.map((name) => [name, described[name]]));
}

/** Returns the class, code and stack of an error, without its message. */
function describeError(error: unknown) {
  if (!isError(error)) return {};
  const places = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return {
    error: error.name,
    code: errorCode(error),
    stack: places.join('\n'),
  };
}
