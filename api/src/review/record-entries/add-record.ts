import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { AddedRecord, addRecord } from 'contract/record-entry-requests';
import type { ReviewedRecord } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import { TestimonySettingsRepository } from '../../content/testimonies/testimony-settings-repository';
import type { ValidFields } from '../../http/bodies/form-validator';
import { changedMeanwhile } from '../../http/errors/http-error';
import type { Call } from '../../http/serve';
import type { Tables } from '../../storage/tables/tables';
import { getSenderAddress } from '../../submissions/form-mails';
import { prepareRegistration, storeRegistration } from '../../submissions/limited-registrations';
import { isConfirmed } from '../../submissions/received-mail/is-confirmed';
import { SubmissionRepository } from '../../submissions/submission-repository';
import type { SubmissionRow } from '../../submissions/submission-row';
import { RecordOriginRepository } from './record-origin-repository';

type AddCall = Pick<Call<typeof addRecord>, 'kind' | 'body' | 'staff'>;

/** Whether the person of a record can get the confirmation of its form. */
export const canBeConfirmed = async (
  app: FastifyInstance,
  kind: SubmissionName,
  fields: ValidFields,
): Promise<boolean> =>
  getSenderAddress(kind, fields) !== undefined && (await isConfirmed(app, kind));

interface ValidEntry {
  /** As the form's route would store them. */
  readonly fields: ValidFields;
  readonly isMailed: boolean;
}

interface StoredEntry {
  readonly added: AddedRecord;
  /** False if the same request had stored it before. */
  readonly isNew: boolean;
  /** The programme has become full, which its published page must say. */
  readonly isLastPlace: boolean;
}

/**
 * Stores what staff took down for a person, in its list and without consent. Throws an HttpError: 409 if the programme
 * is full or the key stands for another record.
 */
export async function storeEntry(
  app: FastifyInstance,
  transaction: Transaction<Tables>,
  { kind, body, staff }: AddCall,
  { fields, isMailed }: ValidEntry,
): Promise<StoredEntry> {
  const { now, makeId } = app;
  const repository = new SubmissionRepository(transaction, now, makeId);
  const row = repository.stamp({
    kind,
    body: fields,
    idempotencyKey: `staff ${staff._id} ${body.key}`,
    awaitsApproval:
      kind === 'testimony' &&
      (await new TestimonySettingsRepository(transaction, now).needsApproval()),
    language: body.language,
  });
  const silent: SubmissionRow = {
    ...{ ...row, isByStaff: true, isTrusted: true },
    ...(!isMailed && { sender: undefined }),
  };
  const registration = await prepareRegistration({ database: transaction, now }, silent);
  const { stored, isLast } = registration
    ? await storeRegistration(app, transaction, registration)
    : { stored: (await repository.storeAll([silent]))[0], isLast: false };
  if (stored === undefined) throw new Error('A record has no outcome.');
  if (stored === 'key-used') throw changedMeanwhile();
  if (stored.isNew)
    await new RecordOriginRepository(transaction).add([
      {
        ...{ kind, recordId: stored.id, origin: body.source },
        ...{ adminId: staff._id, at: row.created_at },
      },
    ]);
  return {
    added: { record: JSON.parse(stored.record) as ReviewedRecord, isMailed },
    isNew: stored.isNew,
    isLastPlace: isLast,
  };
}
