import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { healthEndpoint } from 'contract/wire';
import type { StorageGuard } from '../data-folder/storage-guard';
import { unavailable } from '../http/errors/http-error';
import type { Database } from '../storage/database';

/**
 * 200 when requests can be served, 503 when the database does not answer or its file is lost (DESIGN 4). With a
 * full disk it is 200 and `degraded`: taking the server away would take the pages and lists away as well.
 */
export function registerHealth(
  app: FastifyInstance,
  database: Database,
  storage?: StorageGuard,
): void {
  app.get(healthEndpoint, { config: { access: 'public' } }, async (_request, reply) => {
    const problem = storage?.look();
    if (problem?.status === 'unavailable') {
      const { headers, statusCode } = unavailable();
      return reply
        .code(statusCode)
        .headers(headers)
        .send({ ...problem, error: problem.message });
    }
    await sql`select 1`.execute(database).catch(() => {
      throw unavailable();
    });
    return problem ?? { status: 'ready' };
  });
}
