import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthEndpoint } from 'contract/wire';
import { unavailable } from './errors/http-error';

/**
 * Answers 200 when requests can be served, 503 when the database does not answer or its file is lost (requirements
 * 10.10). With a full disk it is 200 and, for programs on this machine, `degraded`: stopping the server would stop the
 * pages and lists as well.
 */
export function serveHealth(app: FastifyInstance): void {
  const { database, storage } = app;
  app.get(healthEndpoint, { config: { access: 'public' } }, async (request, reply) => {
    const problem = storage?.look();
    if (problem?.status === 'unavailable') {
      if (!isOnThisMachine(request)) throw unavailable({ isLogged: true });
      const { headers, statusCode } = unavailable();
      return reply
        .code(statusCode)
        .headers(headers)
        .send({ ...problem, error: problem.message });
    }
    await sql`select 1`.execute(database).catch(() => {
      throw unavailable();
    });
    return (isOnThisMachine(request) && problem) || { status: 'ready' };
  });
}

/**
 * Returns whether the request comes from this machine and through no proxy: only the operator may know the state of the
 * disk.
 */
const isOnThisMachine = ({ raw, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;
