import type { Database } from '../../storage/database';
import type { ChosenRecords } from './chosen-records';

/** An audit entry without its actor and without the other records that it names. */
export interface NotedEntry {
  readonly at: string;
  readonly action: string;
}

/** Rows of the audit log that one statement reads. */
const entriesPerPiece = 5000;

/** Returns the audit entries about records. It scans the whole log. */
export async function listAuditEntries(
  database: Database,
  { submissions, profiles }: ChosenRecords,
): Promise<readonly NotedEntry[]> {
  const ids = new Set([...submissions, ...profiles].map(({ id }) => id));
  const found: NotedEntry[] = [];
  if (ids.size === 0) return found;
  for (let after = 0; ;) {
    const rows = await database
      .selectFrom('audit_log')
      .select(['seq', 'at', 'action', 'subjects'])
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(entriesPerPiece)
      .execute();
    for (const { at, action, subjects } of rows)
      if ((JSON.parse(subjects) as string[]).some((id) => ids.has(id))) found.push({ at, action });
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.seq;
  }
}

/** Counts the audit entries about records. It scans the whole log. */
export const countEntries = async (database: Database, chosen: ChosenRecords): Promise<number> =>
  (await listAuditEntries(database, chosen)).length;
