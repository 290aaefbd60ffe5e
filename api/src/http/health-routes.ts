import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getHealth } from 'contract/server-requests';
import { unavailable } from './errors/http-error';
import { serve } from './serve';

const ready = { status: 'ready' } as const;

/**
 * Answers 200 when requests can be served, 503 when the database does not answer or its file is lost (requirements
 * 10.10). With a full disk it is 200 and, for programs on this machine, `degraded`: stopping the server would stop the
 * pages and lists as well.
 */
export function serveHealth(app: FastifyInstance): void {
  serve(app, getHealth, async ({ request, reply }) => {
    const problem = app.storage?.look();
    if (problem?.status === 'unavailable') {
      if (!isOnThisMachine(request)) throw unavailable({ isLogged: true });
      const { headers, statusCode } = unavailable();
      reply.code(statusCode).headers(headers);
      return { ...problem, error: problem.message };
    }
    await sql`select 1`.execute(app.database).catch(() => {
      throw unavailable();
    });
    return (isOnThisMachine(request) && problem) || ready;
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
