/** In milliseconds. */
export interface SessionLifetime {
  /** How long a session lives without a call. */
  readonly idle: number;
  /** How long it lives at all. */
  readonly absolute: number;
}

/** Writing down each call would cost each read a disk flush. */
const touchEvery = 60_000;

/** Whether a session goes on, and whether the call that asks is worth writing down. */
export function judgeSession(
  session: { readonly created_at: string; readonly last_seen_at: string },
  lifetime: SessionLifetime,
  now: Date,
): 'over' | 'open' | 'to be touched' {
  const idle = now.getTime() - Date.parse(session.last_seen_at);
  const age = now.getTime() - Date.parse(session.created_at);
  if (idle >= lifetime.idle || age >= lifetime.absolute) return 'over';
  return idle >= touchEvery ? 'to be touched' : 'open';
}
