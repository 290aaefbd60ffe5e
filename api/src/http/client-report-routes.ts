import type { FastifyInstance } from 'fastify';
import { clientReportEndpoint, clientReportSchema } from 'contract/client-report';
import type { ClientReport } from 'contract/client-report';
import type { Clock } from '../storage/clock';

/** The number of different errors that are logged in an hour, so that no flood fills the disk. */
const maxFaults = 200;
/** Milliseconds after which an error is forgotten and logged again. */
const memory = 3_600_000;

/**
 * Accepts browsers' reports that a release of a remote failed, and logs each error once an hour: remote, version and
 * kind of error, nothing about the visitor (decision 18).
 */
export function serveClientReports(app: FastifyInstance): void {
  const faults = new RecentFaults(app.now);
  app.post<{ Body: ClientReport }>(clientReportEndpoint, {
    config: { access: 'public', rateLimit: 'public-form' },
    schema: { body: clientReportSchema },
    handler: async ({ body }, reply) => {
      const { remote, version, kind } = body;
      if (faults.isNew(`${remote} ${version} ${kind}`)) app.log.warn({ remote, version, kind });
      return reply.code(204).send();
    },
  });
}

/** The errors of the last hour, up to a limit: invented ones hide a real one no longer than that. */
class RecentFaults {
  /** The time at which each was logged, in milliseconds since 1970, the oldest first. */
  private readonly written = new Map<string, number>();

  constructor(private readonly now: Clock) {}

  /** Returns whether an error must be logged, and remembers it. */
  isNew(fault: string): boolean {
    const at = this.now().getTime();
    // A time in the future was noted before the clock went back.
    for (const [known, since] of this.written) {
      if (Math.abs(at - since) >= memory) this.written.delete(known);
    }
    if (this.written.has(fault) || this.written.size >= maxFaults) return false;
    this.written.set(fault, at);
    return true;
  }
}
