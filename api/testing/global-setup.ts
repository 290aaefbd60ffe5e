import { startPostgres } from './throw-away-postgres';
import type { ThrowAwayPostgres } from './throw-away-postgres';

declare global {
  var throwAwayPostgres: ThrowAwayPostgres | undefined;
}

/** One PostgreSQL server for all test files of the api; each makes databases of its own in it. */
export default async function setUp(): Promise<void> {
  globalThis.throwAwayPostgres = await startPostgres();
  process.env['TEST_POSTGRES_URL'] = globalThis.throwAwayPostgres.url;
}
