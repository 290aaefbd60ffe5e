import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { BodySchema } from 'contract/field';
import type { RecordCorrection } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import type { ValidFields } from '../../http/bodies/form-validator';
import { changeConflict, noRecord } from '../../http/errors/http-error';
import { isEncrypted } from '../../storage/encryption/field-encryption';
import { UndecryptableText } from '../../storage/encryption/undecryptable-text';
import { lockRecords } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import type { Tables } from '../../storage/tables/tables';
import { addressIn } from '../contact-history/email-drafts';
import { queueCorrectionMail } from './correction-mail';
import type { CorrectionMail } from './correction-mail';
import { RecordCorrectionRepository } from './record-correction-repository';

type Body = Readonly<Record<string, unknown>>;

/** A record that staff are about to correct. */
export interface CorrectableRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly version: number;
  readonly body: Body;
}

export interface FieldCorrection {
  readonly schema: BodySchema;
  /** As the form's route would store them. */
  readonly fields: ValidFields;
  readonly adminId: string;
  /** What the person is told; absent if they are not. */
  readonly mail: CorrectionMail | undefined;
}

interface StoredCorrection {
  readonly isMailed: boolean;
  /** Absent if the fields were these before, so that nothing was stored. */
  readonly correctionId?: string;
}

/**
 * Locks a listed record and returns it. Throws an HttpError: 404, and 409 if it was merged or has another version than
 * staff saw; and UndecryptableText.
 */
export async function findCorrectable(
  transaction: Transaction<Tables>,
  {
    kind,
    id,
    seenVersion,
  }: { readonly kind: RecordKind; readonly id: string; seenVersion: number },
): Promise<CorrectableRecord> {
  await lockRecords(transaction, kind, [id]);
  const row = (await new RecordRepository(transaction).find(kind, [id])).get(id);
  if (row === undefined) throw noRecord();
  if (row.merged_into !== null)
    throw changeConflict(
      id,
      'record-merged',
      'This record is merged into another one. Please open that one.',
    );
  if (row.version !== seenVersion) throw recordChanged(id);
  const body = JSON.parse(row.body) as Body;
  // The form would send the placeholder of such a text, which would overwrite it.
  if (Object.values(body).some(isEncrypted)) throw new UndecryptableText(id);
  return { kind, id, version: row.version, body };
}

/**
 * Replaces the fields of a record's form. The former values stay in its history, and fields that the form does not
 * have, as of an earlier release or a picture, stay as they are.
 */
export async function correctFields(
  app: Pick<FastifyInstance, 'now' | 'makeId'>,
  transaction: Transaction<Tables>,
  { kind, id, version, body }: CorrectableRecord,
  { schema, fields, adminId, mail }: FieldCorrection,
): Promise<StoredCorrection> {
  const records = new RecordRepository(transaction);
  const replaced = findReplaced(schema, body, fields);
  if (Object.keys(replaced).length === 0) return { isMailed: false };
  const others = Object.entries(body).filter(([name]) => !Object.hasOwn(schema.properties, name));
  const at = app.now().toISOString();
  const corrected = JSON.stringify({ ...fields, ...Object.fromEntries(others) });
  if (!(await records.change(kind, { id, version }, { body: corrected, updated_at: at })))
    throw recordChanged(id);
  const [record] = mail === undefined ? [] : await records.read(kind, [id]);
  const address = record && addressIn(record);
  if (mail !== undefined && record !== undefined && address !== undefined)
    await queueCorrectionMail(app, transaction, { record, kind, address, adminId, mail });
  const isMailed = address !== undefined;
  const correctionId = app.makeId();
  await new RecordCorrectionRepository(transaction).add({
    ...{ _id: correctionId, kind, recordId: id, adminId, at, replaced },
    isTold: isMailed,
  });
  return { isMailed, correctionId };
}

/** Returns the values of the form's fields that are replaced; null for those that were empty. */
function findReplaced(
  { properties }: BodySchema,
  before: Body,
  now: Body,
): RecordCorrection['replaced'] {
  const changed = Object.keys(properties).filter((name) => before[name] !== now[name]);
  return Object.fromEntries(
    changed.map((name) => [name, (before[name] as string | number | undefined) ?? null]),
  );
}

const recordChanged = (id: string) =>
  changeConflict(
    id,
    'record-changed',
    'This record was changed meanwhile. Please look at it again before you correct it.',
  );
