import { types } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { errorCode } from '../../storage/error-code';
import { HttpError } from './http-error';

// oxlint-disable-next-line typescript/no-deprecated -- Node 22 has no Error.isError
const isError = (value: unknown): value is Error => types.isNativeError(value);

/** The fields that may be logged about a fault. No other field is logged, by any code (safety 1). */
const allowed = [
  ...['method', 'route', 'status', 'ms', 'error', 'code', 'stack'],
  // Which release failed in a browser, and how (contract/client-report).
  ...['remote', 'version', 'kind'],
] as const;

/**
 * The server's log: JSON lines about faults, without personal data. Messages are dropped too, because
 * databases quote in them what people typed.
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

/** One line for each answer of 500 and above, but for what was logged when it began. */
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

/** The pattern, not the address: addresses carry ids and tokens. A kind is a word of ours, which its pattern names. */
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

/** Class, code and place of an error, without its message. */
function describeError(error: unknown) {
  if (!isError(error)) return {};
  const places = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return {
    error: error.name,
    code: errorCode(error),
    stack: places.join('\n'),
  };
}
