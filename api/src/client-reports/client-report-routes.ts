import type { FastifyInstance } from 'fastify';
import { clientReportEndpoint, clientReportSchema } from 'contract/client-report';
import type { ClientReport } from 'contract/client-report';
import { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import type { RateLimitRepository } from '../rate-limit/rate-limit-repository';
import { reportRateLimit } from '../rate-limit/rate-limits';

/** Different faults that are written down until the server is started again; no flood fills the disk. */
const maxFaults = 200;

/**
 * Takes browsers' reports that a release of a remote failed, and logs each fault once: remote, version and kind of
 * fault, nothing about the visitor (docs/decisions/0018).
 */
export function registerClientReports(
  app: FastifyInstance,
  { rateLimits }: { readonly rateLimits: RateLimitRepository },
): void {
  const limit = new IpRateLimiter(reportRateLimit, rateLimits);
  const written = new Set<string>();
  app.post(clientReportEndpoint, {
    config: { access: 'public' },
    schema: { body: clientReportSchema },
    preHandler: async (request) => limit.take(request),
    handler: async ({ body }, reply) => {
      const { remote, version, kind } = body as ClientReport;
      const fault = `${remote} ${version} ${kind}`;
      if (!written.has(fault) && written.size < maxFaults) {
        written.add(fault);
        app.log.warn({ remote, version, kind });
      }
      return reply.code(204).send();
    },
  });
}
