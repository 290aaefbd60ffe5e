import type { Selectable } from 'kysely';
import type { SubmissionsTable } from '../storage/tables/tables';

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
  'language',
] as const;

/** A stored submission with the body in plain text: it is encrypted only on its way into the table. */
export interface SubmissionRow extends Readonly<
  Pick<Selectable<SubmissionsTable>, Exclude<(typeof submissionColumns)[number], 'body'>>
> {
  readonly body: string;
  /** The address that gets the confirmation email; absent for rows that were stored before, and without an address. */
  readonly sender?: string | undefined;
  /** Whether the sender may take any number of places of a programme. */
  readonly isTrusted?: boolean;
  /** Whether a member of staff added it: the others get no news of it. */
  readonly isByStaff?: boolean;
}
