import pg from 'pg';
import { PostgresDialect } from 'kysely';
import type { Dialect } from 'kysely';

const int8 = 20;

/** Connections are made when first needed; a server that is down is noticed by the first query. */
export function postgresDialect(connectionString: string): Dialect {
  const types = new pg.TypeOverrides();
  // node-postgres gives bigint as text; ours (row numbers, counts) stay far below 2^53.
  types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Durable even if the server's default is not.
    options: '-c synchronous_commit=on',
  });
  // The pool replaces a connection that the server drops. An 'error' event without a listener would end the process:
  // the pool listens on idle connections only, not on those in use between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
