import { fillTimeHeader } from 'contract/bot-signals';
import { csrfTokenHeader, idempotencyKeyHeader } from 'contract/wire';
import type { IncomingMessage } from 'node:http';
import { HttpError } from '../errors/http-error';

/** The limit of a header, in characters. Nothing that this server reads is longer, except what `mayBeLong` names. */
const maxValueLength = 1024;

/** The limit of headers: a browser sends some twenty, and a chain of proxies adds a few. */
const maxHeaders = 100;

/**
 * Headers by browsers about themselves or the referring page, by proxies about a request, or of other software on this
 * host.
 */
const mayBeLong = new Set([
  ...['accept', 'accept-language', 'authorization', 'cookie', 'referer', 'user-agent'],
  ...['baggage', 'forwarded', 'tracestate', 'via'],
]);
const mayBeginLong = ['sec-ch-', 'x-forwarded-', 'x-amzn-', 'cf-'];

/** Headers that may occur once: of two, Node keeps the first or joins them, while a proxy may read the other. */
const single: ReadonlySet<string> = new Set([
  ...['host', 'content-length', 'transfer-encoding', 'content-type', 'content-encoding'],
  ...['authorization', 'origin', 'sec-fetch-site'],
  ...[csrfTokenHeader, idempotencyKeyHeader, fillTimeHeader].map((name) => name.toLowerCase()),
]);

/** A name or an address, with or without a port. */
const hostPattern = /^[\w.:[\]-]+$/;

/** Closes the connection after the response: what follows such headers may be a part of the same request. */
const close = { headers: { connection: 'close' } };

const unreadable = { code: 'unreadable-request' } as const;
const tooLong = () =>
  new HttpError(431, unreadable, 'The headers of this request are too large.', close);
const ambiguous = () =>
  new HttpError(
    400,
    unreadable,
    'This request says the same thing twice. Please send each header once.',
    close,
  );
const noHost = () => new HttpError(400, unreadable, 'This request names no Host.', close);

/**
 * Checks the headers before anything is done for a request (safety 3.B); undefined where they are fine. 431 for a
 * header that is too long or too many of them; 400 for a repeated one that may occur once, and for an invalid Host.
 */
export function findHeaderError({ rawHeaders, headers }: IncomingMessage): HttpError | undefined {
  if (rawHeaders.length > 2 * maxHeaders) return tooLong();
  for (let at = 1; at < rawHeaders.length; at += 2) {
    const { length } = rawHeaders[at] ?? '';
    if (length > maxValueLength && !isLongAllowed(rawHeaders[at - 1] ?? '')) return tooLong();
  }
  // Node has one entry for each name, so the raw list is longer only where a name is repeated.
  if (rawHeaders.length > 2 * Object.keys(headers).length && isRepeated(rawHeaders))
    return ambiguous();
  return hostPattern.test(headers.host ?? '') ? undefined : noHost();
}

function isLongAllowed(header: string): boolean {
  const name = header.toLowerCase();
  return mayBeLong.has(name) || mayBeginLong.some((beginning) => name.startsWith(beginning));
}

function isRepeated(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (seen.has(name) && single.has(name)) return true;
    seen.add(name);
  }
  return false;
}
