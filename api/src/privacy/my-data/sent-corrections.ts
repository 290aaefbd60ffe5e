import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { correctSent } from 'contract/my-data-requests';
import type { BodyOf } from 'contract/request';
import { submissions } from 'contract/submissions';
import { senderId } from 'contract/staff-account-requests';
import { recordStaffChange } from '../../storage/audit/staff-journal';
import { ProgramCapacity } from '../../content/program-capacity';
import { makeFormValidator } from '../../http/bodies/form-validator';
import { encryptedFields } from '../../storage/encryption/encrypted-fields';
import {
  isUndecryptablePlaceholder,
  undecryptablePlaceholder,
} from '../../storage/encryption/field-encryption';
import { HttpError, fieldError } from '../../http/errors/http-error';
import { recordCorrectionLimit } from '../../http/rate-limit/rate-limits';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { RecordRepository } from '../../storage/records/record-repository';
import type { Tables } from '../../storage/tables/tables';
import { TestimonyRepository } from '../../content/testimonies/testimony-repository';
import { receiptNotFound } from './open-sent';
import type { OpenedRecord } from './open-sent';
import { SentRecordRepository } from './sent-record-repository';

type CorrectionApp = Pick<
  FastifyInstance,
  'database' | 'now' | 'rateLimits' | 'diskShare' | 'audit'
>;

type Correction = Omit<BodyOf<typeof correctSent>, 'key'>;
type Fields = Correction['fields'];

/** Corrections by the sender of a record, validated like its form and audited like changes by staff. */
export class SentCorrections {
  private readonly check: ReturnType<typeof makeFormValidator>;

  constructor(private readonly app: CorrectionApp) {
    this.check = makeFormValidator(app.now);
  }

  /**
   * Throws an HttpError: 400 for invalid fields, 404, 409 if the record was changed, merged or is held, 429. The
   * correction replaces the version that the key gave access to, because the key may not be valid for a later version.
   */
  async correct(
    request: FastifyRequest,
    { id, sent }: OpenedRecord,
    { fields, __v }: Correction,
  ): Promise<void> {
    const { database, diskShare, rateLimits } = this.app;
    const corrected = this.check(submissions[sent.kind].body, fields);
    // The placeholder would overwrite a value that can be decrypted again once its key is found.
    const isLost = encryptedFields(sent.kind).some(
      (field) =>
        sent.fields[field] === undecryptablePlaceholder &&
        isUndecryptablePlaceholder(corrected[field]),
    );
    if (isLost) throw lost();
    const message = 'You have corrected this very often in a short time.';
    await consumeBudget(rateLimits, id, recordCorrectionLimit, { message });
    const growth = bytesOf(corrected) - bytesOf(sent.fields);
    if (growth > 0) await diskShare.consume(request, growth);
    await database
      .transaction()
      .execute((transaction) => this.store(transaction, { id, sent, __v }, corrected));
  }

  private async store(
    transaction: Transaction<Tables>,
    { id, sent: { kind, __v: opened }, __v }: OpenedRecord & Pick<Correction, '__v'>,
    corrected: Fields,
  ): Promise<void> {
    const { now, audit } = this.app;
    const sentRecords = new SentRecordRepository(transaction);
    const row = await sentRecords.findCorrectable(id);
    if (row === undefined) throw receiptNotFound();
    if (row.isMerged) throw merged();
    if (row.version !== __v || opened !== __v) throw changedMeanwhile();
    const before = JSON.parse(row.body) as Fields;
    const fields =
      kind === 'programAttendance'
        ? await this.keepProgram(transaction, before, corrected)
        : corrected;
    // Fields that the form does not have (any more), as in imported records, are kept.
    const { properties } = submissions[kind].body;
    const others = Object.entries(before).filter(([name]) => !Object.hasOwn(properties, name));
    const body = JSON.stringify({ ...fields, ...Object.fromEntries(others) });
    if (body === row.body) return;
    const change = { body, updated_at: now().toISOString() };
    const records = new RecordRepository(transaction);
    if (!(await records.change(kind, { id, version: __v }, change))) throw changedMeanwhile();
    // A concurrent hold by staff either waits for this transaction or is visible here.
    if (await sentRecords.isHeld(kind, id, now())) throw held();
    if (kind === 'testimony') await new TestimonyRepository(transaction, now).holdBack(id);
    await recordStaffChange(transaction, audit, {
      adminId: senderId,
      action: 'correct',
      kind,
      subjects: [id],
      details: { version: __v + 1 },
    });
  }

  /** A sender may not move a registration to another programme, which would bypass its limit (decision 14). */
  private async keepProgram(
    transaction: Transaction<Tables>,
    before: Fields,
    corrected: Fields,
  ): Promise<Fields> {
    if (before['program'] === corrected['program']) return corrected;
    const places = new ProgramCapacity(transaction, this.app.now);
    const [had, wanted] = [
      await places.find(String(before['program'])),
      await places.find(String(corrected['program'])),
    ];
    if (had?.id !== wanted?.id) throw otherProgram();
    return wanted === undefined ? corrected : { ...corrected, program: wanted.name };
  }
}

const bytesOf = (fields: Fields): number => Buffer.byteLength(JSON.stringify(fields));

const merged = () =>
  new HttpError(
    409,
    { code: 'sent-merged' },
    'Our staff have put this together with something else that was sent, so it cannot be corrected here. Please write to us.',
  );

const lost = () =>
  new HttpError(
    409,
    { code: 'sent-unreadable' },
    'A text of this cannot be decrypted any more, so it cannot be corrected here. Please write it anew, or write to us.',
  );

/** A record that is held for a dispute is evidence. The sender is not told the reason. */
const held = () =>
  new HttpError(
    409,
    { code: 'sent-held' },
    'This cannot be corrected here at the moment. Please write to us.',
  );

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'This was changed meanwhile, so your correction is not stored. Please look at it again.',
  );

const otherProgram = () =>
  fieldError(
    409,
    { code: 'sent-program-limited' },
    {
      path: 'program',
      message:
        'The places of this programme are counted, so it cannot be changed here. Please register for the other programme, and ask to have this erased.',
    },
  );
