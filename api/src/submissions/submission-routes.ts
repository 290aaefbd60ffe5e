import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consentStoredHeader, quarantineHeader, receiptHeader } from 'contract/receipts';
import type { QuarantineAnswer } from 'contract/receipts';
import type { QuarantineReason } from 'contract/quarantine-requests';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { idempotencyKeyHeader, keyUsedStatus } from 'contract/wire';
import { findActionLanguage } from 'contract/form-action';
import type { PublishedChurch } from '../mail/published-church';
import { addController, findSentNotice } from './consent/consent-record';
import type { RequestLimits } from '../http/rate-limit/request-limits';
import type { ReceiptCodes } from './receipts/receipt-codes';
import type { ReceiptCookie } from './receipts/receipt-cookie';
import { sendSectionList } from '../auth/access-log/send-section-list';
import type { AccessLog } from '../auth/access-log/access-log';
import type { DiskShare, Placement } from './disk-share';
import { cleanBody } from '../http/bodies/clean-body';
import type { Mailer } from '../mail/mailer';
import { HttpError, badRequest } from '../http/errors/http-error';
import type { GroupCommit } from './group-commit';
import { PlacesShareExceededError } from './limited-registrations';
import { sendErrorPage, redirectToSentPage } from './page-answer';
import type { TrustedSenders } from './trusted-senders/trusted-senders';
import { wantsPage } from '../http/responses/wants-page';
import { findBotSignal } from '../http/requests/bot-signal';
import type { StoreOutcome } from './store-outcome';
import type { SubmissionBody, SubmissionRepository } from './submission-repository';
import type { SubmissionRow } from './submission-row';

export interface SubmissionParts {
  readonly repository: SubmissionRepository;
  readonly commits: Pick<GroupCommit<SubmissionRow, StoreOutcome>, 'add'>;
  /** Requests beyond these limits are stored, but in quarantine. */
  readonly limits: Pick<RequestLimits, 'tryConsume'>;
  /** Whether a network takes too many places of a programme. Such a registration is stored, but in quarantine. */
  readonly isBeyondShare: (request: FastifyRequest, row: SubmissionRow) => Promise<boolean>;
  /** Whether the sender gets an email. A form beyond that limit is stored all the same. */
  readonly mayConfirm: (request: FastifyRequest) => Promise<boolean>;
  /** Whether forms of a kind are confirmed by email at all. */
  readonly isConfirmed: (kind: SubmissionName) => Promise<boolean>;
  readonly accessLog: AccessLog;
  readonly disk: DiskShare;
  /** Whether staff must approve new forms of a kind before the public reads them. */
  readonly awaitsApproval: (kind: SubmissionName) => boolean | Promise<boolean>;
  /** The controller to whom consent is given. */
  readonly church: Pick<PublishedChurch, 'read'>;
  readonly receipts: ReceiptCodes;
  readonly mailer: Pick<Mailer, 'drainSoon'>;
  readonly receiptCookie: ReceiptCookie;
  /** Senders whose forms never go to the quarantine for their number. */
  readonly trusted: Pick<TrustedSenders, 'isTrusted'>;
}

/** Any visitor may send a form; staff read the lists (requirements 7.2, 7.3). */
export function addSubmissionRoutes(app: FastifyInstance, parts: SubmissionParts): void {
  app.decorateRequest('consentNotice', undefined);
  for (const name of submissionNames) {
    registerPost(app, name, parts);
    // The public reads testimonies in pages (testimonies/testimony-routes.ts).
    if (name !== 'testimony') registerList(app, name, parts);
  }
}

function registerPost(app: FastifyInstance, kind: SubmissionName, parts: SubmissionParts): void {
  const { repository, limits, isBeyondShare, awaitsApproval, church, receipts, mailer } = parts;
  const { endpoint, body: schema } = submissions[kind];
  app.route({
    method: 'POST',
    url: endpoint,
    config: { access: 'public' },
    schema: { body: schema },
    preValidation: (request, _reply, done) => {
      request.botSignal = findBotSignal(request, request.body);
      request.consentNotice = findSentNotice(kind, request);
      request.body = cleanBody(schema, request.body);
      done();
    },
    errorHandler: sendErrorPage(kind),
    handler: async (request, reply) => {
      const body = request.body as SubmissionBody;
      const key = readIdempotencyKey(request);
      const notice = request.consentNotice;
      const isOverLimit = !(await limits.tryConsume(request, 'public-form'));
      const row = repository.stamp({
        kind,
        body,
        awaitsApproval: await awaitsApproval(kind),
        consent: notice && (await addController(notice, church)),
        language: findActionLanguage(request.query),
        ...(key === undefined ? {} : { idempotencyKey: key }),
      });
      const isTooMany = async () =>
        (isOverLimit || (await isBeyondShare(request, row))) &&
        !(await parts.trusted.isTrusted(request));
      const reason = request.botSignal ?? ((await isTooMany()) ? 'too-many' : undefined);
      await receipts.prepare();
      const told = reason === undefined ? await withoutMailBeyond(parts, request, row) : row;
      const outcome = await place(parts, request, told, reason);
      if (outcome === 'key-used') throw keyUsed();
      if (reason === undefined) mailer.drainSoon();
      if (notice) void reply.header(consentStoredHeader, notice.version);
      const code = await receipts.make(outcome.id);
      const waits = outcome.isQuarantined ? await findQuarantineAnswer(parts, row) : undefined;
      if (wantsPage(request)) {
        parts.receiptCookie.give(reply, code);
        return redirectToSentPage(row, { body, waits }, reply);
      }
      if (waits) void reply.header(quarantineHeader, waits);
      void reply.header(receiptHeader, code);
      // The record is returned, because after reply.send() Fastify would wait for the end of the response again.
      void reply.code(201).type('application/json; charset=utf-8');
      return outcome.record;
    },
  });
}

/** Asks for the limit before the transaction that stores the row, because other rows share that. */
const withoutMailBeyond = async (
  { mayConfirm }: SubmissionParts,
  request: FastifyRequest,
  row: SubmissionRow,
): Promise<SubmissionRow> =>
  row.sender === undefined || (await mayConfirm(request)) ? row : { ...row, sender: undefined };

/** Gets what the sender of a form in quarantine is told. */
const findQuarantineAnswer = async (
  { isConfirmed }: SubmissionParts,
  { kind, sender }: SubmissionRow,
): Promise<QuarantineAnswer> =>
  sender !== undefined && (await isConfirmed(kind as SubmissionName))
    ? 'confirmed-by-email'
    : 'reviewed-first';

/** Stores a row in its list, or in the quarantine if there is a reason or its sender exceeds a share. */
async function place(
  parts: SubmissionParts,
  request: FastifyRequest,
  row: SubmissionRow,
  reason: QuarantineReason | undefined,
): Promise<StoreOutcome> {
  const placement = await parts.disk.place(request, bytesOf(row), reason);
  try {
    return await store(parts.commits, row, placement);
  } catch (error) {
    // A registration in quarantine takes no place.
    if (!(error instanceof PlacesShareExceededError)) throw error;
    return (await parts.trusted.isTrusted(request))
      ? place(parts, request, { ...row, isTrusted: true }, undefined)
      : place(parts, request, row, 'too-many');
  }
}

/** Estimates the size of a row on the disk, with its consent. */
const bytesOf = ({ body, consent }: SubmissionRow): number =>
  Buffer.byteLength(body) + Buffer.byteLength(consent ?? '');

/** Releases the space in the quarantine if the row is not stored there, as for a repeated response or a 422. */
async function store(
  commits: SubmissionParts['commits'],
  row: SubmissionRow,
  { quarantine, giveBack }: Placement,
): Promise<StoreOutcome> {
  const placed = quarantine === undefined ? row : { ...row, quarantine };
  const outcome = await commits.add(placed).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  if (outcome === 'key-used' || !outcome.isNew) giveBack();
  return outcome;
}

function registerList(
  app: FastifyInstance,
  kind: SubmissionName,
  { repository, accessLog }: SubmissionParts,
): void {
  const access = { right: `${kind}:read` } as const;
  app.get(submissions[kind].endpoint, { config: { access } }, (request, reply) =>
    sendSectionList(request, reply, { kind, accessLog, pieces: () => repository.list(kind) }),
  );
}

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
