import type { SentKey, SentRecord } from 'contract/my-data';
import { HttpError } from '../http/errors/http-error';
import { hasAddress } from '../people/address-walks';
import type { ReceiptCodes } from '../receipts/receipt-codes';
import type { Database } from '../storage/database';
import type { MyDataTokenRepository } from './my-data-token-repository';
import { SentRecordRepository } from './sent-record-repository';

export interface OpeningParts {
  readonly database: Database;
  readonly receipts: ReceiptCodes;
  readonly tokens: MyDataTokenRepository;
}

/** A record that was opened by its key. */
export interface OpenedRecord {
  readonly id: string;
  readonly sent: SentRecord;
}

/** Throws an HttpError (404) for a key that opens nothing, and for a record that is gone or locked away. */
export async function openSent(parts: OpeningParts, key: SentKey): Promise<OpenedRecord> {
  const opened = 'code' in key ? await openByCode(parts, key.code) : await openByLink(parts, key);
  if (opened === undefined) throw noReceipt();
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

/** A link is good for what holds its address now: who corrects that away has no way to it any more. */
async function openByLink(
  { database, tokens }: OpeningParts,
  { link, _id: id }: Extract<SentKey, { readonly link: string }>,
): Promise<OpenedRecord | undefined> {
  const email = await tokens.findEmail(link);
  if (email === undefined) throw linkOver();
  const sent = await new SentRecordRepository(database).find(id);
  return sent !== undefined && hasAddress(sent.fields, email) ? { id, sent } : undefined;
}

export const noReceipt = () =>
  new HttpError(
    404,
    { code: 'no-receipt' },
    'There is nothing to show for this code. Please check it; what has been erased is not shown any more.',
  );

export const linkOver = () =>
  new HttpError(
    404,
    { code: 'sent-link-over' },
    'This link is too old, or it was not copied whole. Please ask for a new one.',
  );
