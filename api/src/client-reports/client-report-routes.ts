import type { FastifyInstance } from 'fastify';
import { clientReportEndpoint, clientReportSchema } from 'contract/client-report';
import type { ClientReport } from 'contract/client-report';
import type { IpRateLimiter } from '../rate-limit/ip-rate-limiter';

/** Different faults that are written down until the server is started again; no flood fills the disk. */
const maxFaults = 200;

/**
 * Takes browsers' reports that a release of a remote failed, and logs each fault once: remote, version and kind of
 * fault, nothing about the visitor (docs/decisions/0018).
 */
export function registerClientReports(app: FastifyInstance, limit: IpRateLimiter): void {
  const written = new Set<string>();
  app.post(clientReportEndpoint, {
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
