import type { Selectable } from 'kysely';
import type { SubmissionsTable } from '../storage/tables';

export const submissionColumns = [
  'id',
  'kind',
  'body',
  'idempotency_key',
  'idempotency_hash',
  'created_at',
  'updated_at',
  'version',
  'quarantine',
  'awaits_approval',
  'consent',
] as const;

/** A submission as it is stored. */
export type SubmissionRow = Readonly<
  Pick<Selectable<SubmissionsTable>, (typeof submissionColumns)[number]>
>;
