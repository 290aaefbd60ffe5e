/** Times in milliseconds. */
export interface SessionLifetime {
  /** The time for which a session lives without a request. */
  readonly idle: number;
  /** The time for which it lives in any case. */
  readonly absolute: number;
}

/**
 * The interval in milliseconds of storing that a session is used, since storing each request would cost each read a
 * disk flush.
 */
const touchEvery = 60_000;

/** The largest difference between the clocks of several machines, in milliseconds. */
export const clockTolerance = 120_000;

/** The bounds of a valid session's times, as the database stores them. */
export interface SessionBounds {
  readonly madeAfter: string;
  readonly seenAfter: string;
  /** A session made later is from before the clock went back: it would live for as long as that once more. */
  readonly notAfter: string;
}

export function sessionBounds(lifetime: SessionLifetime, now: Date): SessionBounds {
  const at = (offset: number) => new Date(now.getTime() + offset).toISOString();
  return {
    madeAfter: at(-lifetime.absolute),
    seenAfter: at(-lifetime.idle),
    notAfter: at(clockTolerance),
  };
}

/** Returns whether a session is valid, and whether this request's time should be stored. */
export function checkSession(
  session: { readonly created_at: string; readonly last_seen_at: string },
  lifetime: SessionLifetime,
  now: Date,
): 'over' | 'open' | 'to be touched' {
  const { madeAfter, seenAfter, notAfter } = sessionBounds(lifetime, now);
  const { created_at: made, last_seen_at: seen } = session;
  if (made <= madeAfter || seen <= seenAfter || made > notAfter || seen > notAfter) return 'over';
  return now.getTime() - Date.parse(seen) >= touchEvery ? 'to be touched' : 'open';
}
