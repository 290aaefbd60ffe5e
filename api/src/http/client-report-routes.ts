import type { FastifyInstance } from 'fastify';
import { clientReportEndpoint, clientReportSchema } from 'contract/client-report';
import type { ClientReport } from 'contract/client-report';
import type { Clock } from '../storage/clock';

/** Different faults that are written down in an hour; no flood fills the disk. */
const maxFaults = 200;
/** After so long, in milliseconds, a fault is forgotten and written down again. */
const memory = 3_600_000;

/**
 * Takes browsers' reports that a release of a remote failed, and logs each fault once an hour: remote, version
 * and kind of fault, nothing about the visitor (decision 18).
 */
export function registerClientReports(
  app: FastifyInstance,
  { now }: { readonly now: Clock },
): void {
  const faults = new RecentFaults(now);
  app.post(clientReportEndpoint, {
    config: { access: 'public', rateLimit: 'public-form' },
    schema: { body: clientReportSchema },
    handler: async ({ body }, reply) => {
      const { remote, version, kind } = body as ClientReport;
      if (faults.isNew(`${remote} ${version} ${kind}`)) app.log.warn({ remote, version, kind });
      return reply.code(204).send();
    },
  });
}

/** The faults of the last hour, a bounded number of them: invented ones hide a true one no longer than that. */
class RecentFaults {
  /** When each was written down, in milliseconds since 1970, the oldest first. */
  private readonly written = new Map<string, number>();

  constructor(private readonly now: Clock) {}

  /** Whether a fault is to be written down, and then remembers it. */
  isNew(fault: string): boolean {
    const at = this.now().getTime();
    // One from the future was written before the clock went back.
    for (const [known, since] of this.written) {
      if (Math.abs(at - since) >= memory) this.written.delete(known);
    }
    if (this.written.has(fault) || this.written.size >= maxFaults) return false;
    this.written.set(fault, at);
    return true;
  }
}
