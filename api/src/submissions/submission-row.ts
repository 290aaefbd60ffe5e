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

/** A submission as it is stored, but for its body: that is what was sent, and is sealed on its way into the table. */
export interface SubmissionRow extends Readonly<
  Pick<Selectable<SubmissionsTable>, Exclude<(typeof submissionColumns)[number], 'body'>>
> {
  readonly body: string;
  /** The address to which a mail tells that it arrived; absent of what was stored before, and where there is none. */
  readonly sender?: string | undefined;
  /** Whether its sender may take any number of places of a programme. */
  readonly isTrusted?: boolean;
}
