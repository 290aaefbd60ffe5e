import type { BodySchema, FieldSchema } from 'contract/field';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { getPriority } from '../mail/mail-kind';
import type { CountedStatement } from '../storage/sqlite/counted-statement';
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

/** The field with the sender's address, by kind of form. */
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

/** Gets the address to which a form is confirmed; undefined if the form contains none. */
export function getSenderAddress(
  kind: SubmissionName,
  body: Readonly<Record<string, unknown>>,
): string | undefined {
  const field = addressFields.get(kind);
  const address = field && body[field];
  return typeof address === 'string' ? address : undefined;
}

/** Whether emails follow a form: never for one that looks like a robot's. */
export const hasFormMails = ({ quarantine }: SubmissionRow): boolean => quarantine === null;

/** The columns from which the emails of a form are made; `created_at` is when these are due. */
type ToldRow = Pick<
  SubmissionRow,
  'id' | 'kind' | 'created_at' | 'language' | 'sender' | 'isByStaff'
>;

type ConfirmedRow = ToldRow & { readonly sender: string };

const isConfirmed = (row: ToldRow): row is ConfirmedRow => row.sender !== undefined;

/** Queues the emails that follow forms, to senders and to staff (decision 85). */
export class FormMails {
  private readonly mails = new BatchInsert('outbox', columns);
  private readonly news = new BatchInsert('staff_news', ['id', 'kind']);

  /**
   * Gets the statements for forms in lists, to be run in the transaction that stores the forms. An email to a sender
   * has the id of its form, so that queueing it again does not duplicate it. Staff are notified once for each section,
   * so one row for each is enough.
   */
  of(database: Database, rows: readonly ToldRow[]): CountedStatement[] {
    const sent = rows.filter(({ isByStaff }) => !isByStaff);
    const news = [...new Map(sent.map(({ id, kind }) => [kind, { id, kind }])).values()];
    return [
      ...this.toSenders(database, rows),
      ...(news.length > 0 ? [this.news.statement(database, news)] : []),
    ];
  }

  /** Gets the statements for the emails to senders only. */
  toSenders(database: Database, rows: readonly ToldRow[]): CountedStatement[] {
    const mails = rows.filter(isConfirmed).map(mailOf);
    return mails.length > 0 ? [this.mails.statement(database, mails)] : [];
  }
}

const kind = 'form-received';

const mailOf = ({ id, created_at, sender, language }: ConfirmedRow) => ({
  ...{ id, kind, profile_id: id, priority: getPriority(kind), attempts: 0 },
  ...{ next_try_at: created_at, created_at },
  recipient: sender.toLowerCase(),
  language,
});
