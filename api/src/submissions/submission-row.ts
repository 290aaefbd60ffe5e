import type { Selectable } from 'kysely';
import type { Language } from 'contract/languages';
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
export interface SubmissionRow extends Readonly<
  Pick<Selectable<SubmissionsTable>, (typeof submissionColumns)[number]>
> {
  /** Whom a mail tells that it arrived, in which language; absent of what was stored before, and without an address. */
  readonly sender?:
    { readonly address: string; readonly language: Language | undefined } | undefined;
}
