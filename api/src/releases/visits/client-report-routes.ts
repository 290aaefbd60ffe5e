import type { FastifyInstance } from 'fastify';
import { reportFailure } from 'contract/client-report-requests';
import type { Clock } from '../../storage/clock';
import { serve } from '../../http/serve';

/** The number of different errors that are logged in an hour, so that no flood fills the disk. */
const maxErrors = 200;
/** Milliseconds after which an error is forgotten and logged again. */
const memory = 3_600_000;

/**
 * Accepts browsers' reports that a release of a remote failed, and logs each error once an hour: remote, version and
 * kind of error, nothing about the visitor (decision 18).
 */
export function serveClientReports(app: FastifyInstance): void {
  const errors = new RecentErrors(app.now);
  serve(app, reportFailure, async ({ body: { remote, version, kind } }) => {
    if (errors.isNew(`${remote} ${version} ${kind}`)) app.log.warn({ remote, version, kind });
  });
}

/** The errors of the last hour, up to a limit: invented ones hide a real one no longer than that. */
class RecentErrors {
  /** The time at which each was logged, in milliseconds since 1970, the oldest first. */
  private readonly written = new Map<string, number>();

  constructor(private readonly now: Clock) {}

  /** Returns whether an error must be logged, and remembers it. */
  isNew(error: string): boolean {
    const at = this.now().getTime();
    // A time in the future was noted before the clock went back.
    for (const [known, since] of this.written) {
      if (Math.abs(at - since) >= memory) this.written.delete(known);
    }
    if (this.written.has(error) || this.written.size >= maxErrors) return false;
    this.written.set(error, at);
    return true;
  }
}
