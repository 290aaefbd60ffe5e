import type { BodySchema, FieldSchema } from 'contract/field';
import type { Language } from 'contract/languages';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { priorityOf } from '../mail/mail-kind';
import type { Database } from '../storage/database';
import { BatchInsert } from './batch-insert';
import type { SubmissionRow } from './submission-row';

const columns = [
  'id',
  'kind',
  'recipient',
  'profile_id',
  'priority',
  'attempts',
  'next_try_at',
  'created_at',
  'language',
] as const;

/** By kind of form: the field with the address to which it is confirmed. */
const addressFields = new Map(
  submissionNames.flatMap((kind) => {
    const { properties }: BodySchema = submissions[kind].body;
    const isAddress = (schema: FieldSchema) => 'format' in schema && schema.format === 'email';
    const [name] = Object.entries(properties).flatMap(([field, schema]) =>
      isAddress(schema) ? [field] : [],
    );
    return name === undefined ? [] : [[kind, name] as const];
  }),
);

/** Whom a form is confirmed to; undefined where it names no address. */
export function readSender(
  kind: SubmissionName,
  body: Readonly<Record<string, unknown>>,
  language: Language | undefined,
): SubmissionRow['sender'] {
  const field = addressFields.get(kind);
  const address = field && body[field];
  return typeof address === 'string' ? { address, language } : undefined;
}

/** One that a mail is to follow: what looks like a robot's is none. */
type ConfirmedRow = SubmissionRow & { readonly sender: NonNullable<SubmissionRow['sender']> };

export const isConfirmed = (row: SubmissionRow): row is ConfirmedRow =>
  row.sender !== undefined && row.quarantine === null;

/** The mails that follow forms, into the outbox (docs/decisions/0085). */
export class FormMails {
  private readonly mails = new BatchInsert('outbox', columns);

  /**
   * Those of forms that are stored, in the transaction that stores them. A mail has the id of its form, so that one that is
   * queued again is the same mail, also to whoever gets it.
   */
  async queue(database: Database, rows: readonly ConfirmedRow[]): Promise<void> {
    if (rows.length > 0) await this.mails.run(database, rows.map(mailOf));
  }
}

const kind = 'form-received';

const mailOf = ({ id, created_at, sender }: ConfirmedRow) => ({
  ...{ id, kind, profile_id: id, priority: priorityOf(kind), attempts: 0 },
  ...{ next_try_at: created_at, created_at },
  recipient: sender.address.toLowerCase(),
  language: sender.language ?? null,
});
