import type { PlainCode, Reason } from 'contract/error-codes';
import type { CodedIssue } from 'contract/wire';

interface HttpErrorDetails {
  readonly issues?: readonly CodedIssue[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Further properties of the response's body. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Tells that the cause was logged already, when it began. */
  readonly isLogged?: boolean;
}

/**
 * An error with a response, for a reason that the server knows by name. Every one has a code, because pages in other
 * languages need it.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly issues: readonly CodedIssue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly more: Readonly<Record<string, unknown>>;
  readonly isLogged: boolean;

  /** @param message one sentence for a person, which says what to do */
  constructor(
    readonly statusCode: number,
    readonly reason: Reason,
    message: string,
    { issues, headers = {}, more = {}, isLogged = false }: HttpErrorDetails = {},
  ) {
    super(message);
    this.issues = issues;
    this.headers = { ...waitFor(reason), ...headers };
    this.more = more;
    this.isLogged = isLogged;
  }
}

/** Returns a Retry-After header for a reason with the seconds until another try. */
const waitFor = (reason: Reason) =>
  'params' in reason && 'seconds' in reason.params ? retryAfter(reason.params.seconds) : {};

/** Builds an error about a single field, which shows it as well. */
export const fieldError = (
  statusCode: number,
  reason: Reason,
  { path, message }: { readonly path: string; readonly message: string },
) => new HttpError(statusCode, reason, message, { issues: [{ path, message, ...reason }] });

export const noRecord = () =>
  new HttpError(404, { code: 'no-record' }, 'There is no such record. Please reload the list.');

export const noPerson = () =>
  new HttpError(
    404,
    { code: 'no-person' },
    'There is no such person any more. Please reload the page.',
  );

/** The error for records that the caller may read but not work on. */
export const noRight = () =>
  new HttpError(403, { code: 'no-right' }, 'You need the right to work on these records.');

/** The error for a change that is based on an older version than the stored one. */
export const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'Somebody else has changed this meanwhile. Please reload it and look at it again.',
  );

/** Builds the error for a change of a record that another one overtook; the issue names the record. */
export const changeConflict = (id: string, code: PlainCode, message: string) =>
  fieldError(409, { code }, { path: id, message });

/** The header of a response that is worth another try. */
export const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

export const badRequest = (message: string, code: PlainCode = 'unreadable-request') =>
  new HttpError(400, { code }, message);

export const notFound = () =>
  new HttpError(404, { code: 'not-found' }, 'There is nothing at this address. Please check it.');

export const methodNotAllowed = (allowed: string) =>
  new HttpError(405, { code: 'method-not-allowed' }, `This address only answers ${allowed}.`, {
    headers: { allow: allowed },
  });

export const tooLarge = () =>
  new HttpError(
    413,
    { code: 'too-large' },
    'This is more than we can take at once. Please shorten what you wrote.',
  );

export const unsupportedMediaType = () =>
  new HttpError(
    415,
    { code: 'unsupported-media-type' },
    'Please send JSON or a form, as UTF-8, uncompressed or as gzip.',
  );

export const busy = () =>
  new HttpError(
    503,
    { code: 'busy', params: { seconds: 2 } },
    'We are very busy right now. Please try again in a few seconds.',
  );

export const unavailable = (details: Pick<HttpErrorDetails, 'isLogged'> = {}) =>
  new HttpError(
    503,
    { code: 'unavailable', params: { seconds: 30 } },
    'We cannot store anything right now. Please try again in a few minutes or call the church office.',
    details,
  );

/** The error of a server that is shutting down: another one takes over within seconds. */
export const closing = () =>
  new HttpError(
    503,
    { code: 'restarting', params: { seconds: 5 } },
    'We are restarting. Please try again in a few seconds.',
    { headers: { connection: 'close' } },
  );

export const crossSiteRequest = () =>
  new HttpError(
    403,
    { code: 'cross-site-request' },
    'This call must come from our own pages. Please reload.',
  );
