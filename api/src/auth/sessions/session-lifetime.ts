/** In milliseconds. */
export interface SessionLifetime {
  /** How long a session lives without a call. */
  readonly idle: number;
  /** How long it lives at all. */
  readonly absolute: number;
}

/** Writing down each call would cost each read a disk flush. */
const touchEvery = 60_000;

/** Clocks of several machines differ by less, in milliseconds. */
export const clockTolerance = 120_000;

/** The times between which a session that goes on was made and seen, as the database has them. */
export interface SessionBounds {
  readonly madeAfter: string;
  readonly seenAfter: string;
  /** What is younger was made before the clock went back: it would live for as long as that once more. */
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

/** Whether a session goes on, and whether the call that asks is worth writing down. */
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
