import type { FastifyRequest } from 'fastify';
import type { ReceiptBody, SentKey, SentRecord } from 'contract/my-data';
import { HttpError } from '../../http/errors/http-error';
import { hasAddress } from '../people/address-walks';
import type { ReceiptCodes } from '../../submissions/receipts/receipt-codes';
import type { Database } from '../../storage/database';
import type { MyDataTokenRepository } from './my-data-token-repository';
import type { OwnRecords } from './own-records';
import { SentRecordRepository } from './sent-record-repository';

export interface OpeningParts {
  readonly database: Database;
  readonly receipts: ReceiptCodes;
  readonly tokens: MyDataTokenRepository;
  readonly ownRecords: OwnRecords;
}

export interface OpenedRecord {
  readonly id: string;
  readonly sent: SentRecord;
}

/**
 * Throws an HttpError: 404 for an invalid key or a removed or locked record; 401 for a member's key without a session.
 */
export async function openSentRecord(
  parts: OpeningParts,
  request: FastifyRequest,
  key: SentKey,
): Promise<OpenedRecord> {
  const opened =
    'code' in key
      ? await openByCode(parts, key.code)
      : await openByAddress(parts, key._id, await readAddress(parts, request, key));
  if (opened === undefined) throw receiptNotFound();
  return opened;
}

async function openByCode(
  { database, receipts }: OpeningParts,
  code: string,
): Promise<OpenedRecord | undefined> {
  const id = await receipts.read(code);
  const sent = id === undefined ? undefined : await new SentRecordRepository(database).find(id);
  return id === undefined || sent === undefined ? undefined : { id, sent };
}

/** An address gives access only to records that have it now: a sender who changes it loses access. */
async function openByAddress(
  { database }: OpeningParts,
  id: string,
  email: string | undefined,
): Promise<OpenedRecord | undefined> {
  const sent = await new SentRecordRepository(database).find(id);
  return sent !== undefined && hasAddress(sent.fields, email) ? { id, sent } : undefined;
}

/** Undefined for a member whose address is not confirmed. */
async function readAddress(
  { tokens, ownRecords }: OpeningParts,
  request: FastifyRequest,
  key: Exclude<SentKey, ReceiptBody>,
): Promise<string | undefined> {
  if (!('link' in key)) return ownRecords.readAddress(request);
  const email = await tokens.findEmail(key.link);
  if (email === undefined) throw sentLinkExpired();
  return email;
}

export const receiptNotFound = () =>
  new HttpError(
    404,
    { code: 'no-receipt' },
    'There is nothing to show. If you entered a code, please check it; what has been erased is not shown any more.',
  );

export const sentLinkExpired = () =>
  new HttpError(
    404,
    { code: 'sent-link-over' },
    'This link is too old, or it was not copied whole. Please ask for a new one.',
  );
