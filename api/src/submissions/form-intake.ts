import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import type { QuarantineReason } from 'contract/quarantine-requests';
import type { QuarantineAnswer } from 'contract/receipts';
import type { submissionRequest } from 'contract/submission-requests';
import type { SubmissionName } from 'contract/submissions';
import { idempotencyKeyHeader, keyUsedStatus } from 'contract/wire';
import { TestimonySettingsRepository } from '../content/testimonies/testimony-settings-repository';
import { HttpError, badRequest } from '../http/errors/http-error';
import type { Call } from '../http/serve';
import type { JsonPiece } from '../storage/record-list';
import { sweepRegularly } from '../storage/schedule/sweep-regularly';
import { addController } from './consent/consent-record';
import type { Placement } from './disk-share';
import { FormMailLimit } from './form-mail-limit';
import { GroupCommit } from './group-commit';
import {
  LimitedRegistrations,
  PlacesShareExceededError,
  prepareRegistration,
} from './limited-registrations';
import { isConfirmed } from './received-mail/is-confirmed';
import type { StoredRecord, StoreOutcome } from './store-outcome';
import { SubmissionRepository } from './submission-repository';
import type { SubmissionRow } from './submission-row';

/** A form that was stored. */
interface ReceivedForm {
  readonly row: SubmissionRow;
  readonly stored: StoredRecord;
  /** What the sender of a form in quarantine is told; undefined for a form in its list. */
  readonly waits: QuarantineAnswer | undefined;
}

/** Stores forms in their lists or in the quarantine. The server closes only after all accepted forms are stored. */
export class FormIntake {
  private readonly repository: SubmissionRepository;
  private readonly commits: GroupCommit<SubmissionRow, StoreOutcome>;
  private readonly limited: LimitedRegistrations;
  private readonly mailLimit: FormMailLimit;
  private readonly testimonySettings: TestimonySettingsRepository;

  constructor(private readonly app: FastifyInstance) {
    const { database, now, makeId } = app;
    const repository = new SubmissionRepository(database, now, makeId);
    this.repository = repository;
    this.commits = new GroupCommit((rows) => repository.storeAll(rows));
    this.limited = new LimitedRegistrations(app);
    this.mailLimit = new FormMailLimit(app);
    this.testimonySettings = new TestimonySettingsRepository(database, now);
    app.addHook('onClose', () => Promise.all([this.commits.flush(), this.limited.flush()]));
    sweepRegularly(app, [repository]);
  }

  /** Yields the JSON text of the list of one kind in chunks, oldest first. */
  list(kind: SubmissionName): AsyncGenerator<JsonPiece, void> {
    return this.repository.list(kind);
  }

  /**
   * Stores a form. One beyond the limits of its sender goes to the quarantine. Rejects with an HttpError if its
   * Idempotency-Key is invalid or stands for another form, if its programme is full, and as `DiskShare.place` does.
   */
  async receive(
    kind: SubmissionName,
    { body, query, request }: Call<ReturnType<typeof submissionRequest>>,
  ): Promise<ReceivedForm> {
    const { requestLimits, church, receiptCodes, mailer, trustedSenders } = this.app;
    const idempotencyKey = readIdempotencyKey(request);
    const notice = request.consentNotice;
    const isOverLimit = !(await requestLimits.tryConsume(request, 'public-form'));
    const row = this.repository.stamp({
      kind,
      body,
      awaitsApproval: kind === 'testimony' && (await this.testimonySettings.needsApproval()),
      consent: notice && (await addController(notice, church)),
      language: findActionLanguage(query),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    const isTooMany = async () =>
      (isOverLimit || (await this.limited.isBeyondShare(request, row))) &&
      !(await trustedSenders.isTrusted(request));
    const reason = request.botSignal ?? ((await isTooMany()) ? 'too-many' : undefined);
    await receiptCodes.prepare();
    const told = reason === undefined ? await this.withoutMailBeyond(request, row) : row;
    const stored = await this.place(request, told, reason);
    if (stored === 'key-used') throw keyUsed();
    if (reason === undefined) mailer.drainSoon();
    const waits = stored.isQuarantined ? await this.findQuarantineAnswer(row) : undefined;
    return { row, stored, waits };
  }

  /** Asks for the limit before the transaction that stores the row, because other rows share that. */
  private async withoutMailBeyond(
    request: FastifyRequest,
    row: SubmissionRow,
  ): Promise<SubmissionRow> {
    const hasMail = row.sender === undefined || (await this.mailLimit.mayConfirm(request));
    return hasMail ? row : { ...row, sender: undefined };
  }

  private async findQuarantineAnswer({ kind, sender }: SubmissionRow): Promise<QuarantineAnswer> {
    return sender !== undefined && (await isConfirmed(this.app, kind as SubmissionName))
      ? 'confirmed-by-email'
      : 'reviewed-first';
  }

  /** Stores a row in its list, or in the quarantine if there is a reason or its sender exceeds a share. */
  private async place(
    request: FastifyRequest,
    row: SubmissionRow,
    reason: QuarantineReason | undefined,
  ): Promise<StoreOutcome> {
    const { diskShare, trustedSenders } = this.app;
    const placement = await diskShare.place(request, bytesOf(row), reason);
    try {
      return await this.store(row, placement);
    } catch (error) {
      // A registration in quarantine takes no place.
      if (!(error instanceof PlacesShareExceededError)) throw error;
      return (await trustedSenders.isTrusted(request))
        ? this.place(request, { ...row, isTrusted: true }, undefined)
        : this.place(request, row, 'too-many');
    }
  }

  /** Releases the space in the quarantine if the row is not stored there, as for a repeated response or a 422. */
  private async store(
    row: SubmissionRow,
    { quarantine, giveBack }: Placement,
  ): Promise<StoreOutcome> {
    const placed = quarantine === undefined ? row : { ...row, quarantine };
    const outcome = await this.add(placed).catch((error: unknown) => {
      giveBack();
      throw error;
    });
    if (outcome === 'key-used' || !outcome.isNew) giveBack();
    return outcome;
  }

  private async add(row: SubmissionRow): Promise<StoreOutcome> {
    const prepared = await prepareRegistration(this.app, row);
    // A form in quarantine takes no place, so a flood of them must not delay the registrations of others.
    return prepared?.quarantine === null
      ? this.limited.add(prepared)
      : this.commits.add(prepared ?? row);
  }
}

/** Estimates the size of a row on the disk, with its consent. */
const bytesOf = ({ body, consent }: SubmissionRow): number =>
  Buffer.byteLength(body) + Buffer.byteLength(consent ?? '');

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyKeyHeader.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[!-~]{1,200}$/.test(key)) return key;
  throw badRequest(`${idempotencyKeyHeader} must be 1 to 200 visible ASCII characters.`);
}

/** The error says that the key is known, but not what it was used for. */
const keyUsed = () =>
  new HttpError(
    keyUsedStatus,
    { code: 'key-used' },
    `Please send this once more with a new ${idempotencyKeyHeader}: this one was used for something else.`,
  );
