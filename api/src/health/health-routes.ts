import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { healthEndpoint } from 'contract/wire';
import type { Database } from '../storage/database';
import { unavailable } from '../http/refusal';

/** 200 when requests can be served, 503 when the database does not answer (DESIGN 4). */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get(healthEndpoint, async () => {
    await sql`select 1`.execute(database).catch(() => {
      throw unavailable();
    });
    return { status: 'ready' };
  });
}
