import { fillTimeHeader } from 'contract/bot-signals';
import { csrfTokenHeader, idempotencyKeyHeader } from 'contract/wire';
import type { IncomingMessage } from 'node:http';
import { HttpError } from '../errors/http-error';

/** In characters. Nothing that this server reads is longer, but for what `mayBeLong` names. */
const maxValueLength = 1024;

/** A browser sends some twenty, and a chain of proxies adds a few. */
const maxHeaders = 100;

/**
 * Written by browsers about themselves or where they come from, by proxies about a call, or kept by other software on
 * this host.
 */
const mayBeLong = new Set([
  ...['accept', 'accept-language', 'authorization', 'cookie', 'referer', 'user-agent'],
  ...['baggage', 'forwarded', 'tracestate', 'via'],
]);
const mayBeginLong = ['sec-ch-', 'x-forwarded-', 'x-amzn-', 'cf-'];

/** Two of one of these are read as one by us and as the other by a proxy. Node keeps the first or joins them. */
const single: ReadonlySet<string> = new Set([
  ...['host', 'content-length', 'transfer-encoding', 'content-type', 'content-encoding'],
  ...['authorization', 'origin', 'sec-fetch-site'],
  ...[csrfTokenHeader, idempotencyKeyHeader, fillTimeHeader].map((name) => name.toLowerCase()),
]);

/** A name or an address, with or without a port. */
const hostPattern = /^[\w.:[\]-]+$/;

/** The connection ends with the answer: what follows such a head may be a part of it. */
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
 * What is wrong with a request before anything is done for it (safety 3.B); undefined for nothing: 431 for a
 * header that is longer than any that is needed, or too many of them; 400 for one that may stand there once and
 * stands there twice, and for a Host that is none.
 */
export function findHeaderError({ rawHeaders, headers }: IncomingMessage): HttpError | undefined {
  if (rawHeaders.length > 2 * maxHeaders) return tooLong();
  for (let at = 1; at < rawHeaders.length; at += 2) {
    const { length } = rawHeaders[at] ?? '';
    if (length > maxValueLength && !isLongAllowed(rawHeaders[at - 1] ?? '')) return tooLong();
  }
  // Node keeps one entry for each name, so that only repeated ones make the list longer.
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
