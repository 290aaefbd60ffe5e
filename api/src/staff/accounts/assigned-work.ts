import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { noteChange } from '../../storage/records/record-changes';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { Tables } from '../../storage/tables/tables';

interface AssignedCount {
  readonly kind: RecordKind;
  readonly count: number;
}

interface Handover {
  readonly from: string;
  readonly to: string | null;
  readonly kind: RecordKind;
  /** The email address of who decides it, which the reviews name. */
  readonly by: string;
}

/** Matches reviews that still ask for work: neither done nor of a record that became part of another. */
const isOpen = sql<boolean>`state <> 'done' and record_id not in (
  select id from submissions where merged_into is not null
  union all select id from profiles where merged_into is not null)`;

/** Counts the open records that are assigned to an account, by section. */
export async function countAssignedWork(
  database: Database,
  adminId: string,
): Promise<readonly AssignedCount[]> {
  const { rows } = await sql<AssignedCount>`
    select kind, cast(count(*) as integer) as count from reviews
      where assignee = ${adminId} and ${isOpen} group by kind`.execute(database);
  return rows;
}

/** Assigns the open records of an account in a section to another one or to nobody. */
export async function handOver(
  transaction: Transaction<Tables>,
  now: Clock,
  { from, to, kind, by }: Handover,
): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ assignee: to, updated_at: now().toISOString(), updated_by: by })
    .set({ version: sql<number>`version + 1` })
    .where('kind', '=', kind)
    .where('assignee', '=', from)
    .where(isOpen)
    .execute();
  await noteChange(transaction, kind);
}
