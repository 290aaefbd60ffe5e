import type { FastifyInstance } from 'fastify';
import { getSecurityLog } from 'contract/security-log-requests';
import type { SecurityEntry } from 'contract/security-log-requests';
import { serve } from '../../http/serve';
import type { Database } from '../../storage/database';
import { repeatWhileListening } from '../../storage/schedule/repeat-while-listening';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import type { SecurityLogTable } from '../../storage/tables/security-tables';

/** Milliseconds between two flushes. A killed process loses the notes since the last one. */
const flushInterval = 1_000;

/** The security log, for staff who may see the whole audit log. */
export function serveSecurityLog(app: FastifyInstance): void {
  const { database, securityLog } = app;
  sweepRegularly(app, [securityLog]);
  repeatWhileListening(app, flushInterval, () =>
    securityLog.flush().catch((error: unknown) => app.log.warn({ err: error })),
  );
  serve(app, getSecurityLog, async ({ query }) => {
    const rows = await securityLog.list(query.level);
    const names = await readNames(database, rows);
    return { entries: rows.map((row) => toEntry(row, names)) };
  });
}

/**
 * Returns the present names of the accounts of rows: email addresses of staff; none of members, whom not all staff may
 * read.
 */
async function readNames(
  database: Database,
  rows: readonly SecurityLogTable[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ audience, account }) => (audience === 'admin' ? [account] : []));
  if (ids.length === 0) return new Map();
  const found = await database
    .selectFrom('admins')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map(({ id, email }) => [id, email]));
}

function toEntry(row: SecurityLogTable, names: ReadonlyMap<string, string>): SecurityEntry {
  const { key, first_at, last_at, level, event, audience, account, network, count } = row;
  const name = audience === 'member' ? account : names.get(account);
  return {
    _id: key,
    at: first_at,
    lastAt: last_at,
    level: level as SecurityEntry['level'],
    event: event as SecurityEntry['event'],
    count,
    ...(audience && { audience: audience as 'member' | 'admin' }),
    ...(name && { name }),
    ...(network && { network }),
  };
}
