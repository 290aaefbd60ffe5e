import type { FieldIssue } from 'contract/wire';

interface HttpErrorDetails {
  readonly issues?: readonly FieldIssue[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer's body says beside the sentence. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Whether the log has had its line already, when what is refused for began. */
  readonly isLogged?: boolean;
}

/** A request that gets an answer other than success, for a reason the server knows by name. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly issues: readonly FieldIssue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly more: Readonly<Record<string, unknown>>;
  readonly isLogged: boolean;

  /** @param message one sentence for a person, which says what to do */
  constructor(
    readonly statusCode: number,
    message: string,
    { issues, headers = {}, more = {}, isLogged = false }: HttpErrorDetails = {},
  ) {
    super(message);
    this.issues = issues;
    this.headers = headers;
    this.more = more;
    this.isLogged = isLogged;
  }
}

export const badRequest = (message: string) => new HttpError(400, message);

export const notFound = () =>
  new HttpError(404, 'There is nothing at this address. Please check it.');

export const methodNotAllowed = (allowed: string) =>
  new HttpError(405, `This address only answers ${allowed}.`, { headers: { allow: allowed } });

export const tooLarge = () =>
  new HttpError(413, 'This is more than we can take at once. Please shorten what you wrote.');

export const unsupportedMediaType = () =>
  new HttpError(415, 'Please send JSON or a form, as UTF-8, uncompressed or as gzip.');

export const busy = () =>
  new HttpError(503, 'We are very busy right now. Please try again in a few seconds.', {
    headers: { 'retry-after': '2' },
  });

export const unavailable = (details: Pick<HttpErrorDetails, 'isLogged'> = {}) =>
  new HttpError(
    503,
    'We cannot store anything right now. Please try again in a few minutes or call the church office.',
    { ...details, headers: { 'retry-after': '30' } },
  );

/** Of a server that has been told to stop: another one takes over within seconds. */
export const closing = () =>
  new HttpError(503, 'We are restarting. Please try again in a few seconds.', {
    headers: { 'retry-after': '5', connection: 'close' },
  });

export const crossSiteRequest = () =>
  new HttpError(403, 'This call must come from our own pages. Please reload.');
