import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentKey } from 'contract/my-data-requests';
import { HttpError } from '../../http/errors/http-error';
import { hasAddress } from '../people/address-walks';
import { MyDataTokenRepository } from './my-data-token-repository';
import { findOwnAddress } from './own-records';
import { SentRecordRepository } from './sent-record-repository';
import type { StoredSentRecord } from './sent-record-repository';

export interface OpenedRecord {
  readonly id: string;
  readonly sent: StoredSentRecord;
}

/**
 * Throws an HttpError: 404 for an invalid key or a removed or locked record; 401 for a member's key without a session.
 */
export async function openSentRecord(
  app: FastifyInstance,
  request: FastifyRequest,
  key: SentKey,
): Promise<OpenedRecord> {
  if ('code' in key) {
    const id = await app.receiptCodes.read(key.code);
    const sent = id === undefined ? undefined : await find(app, id);
    if (id === undefined || sent === undefined) throw receiptNotFound();
    return { id, sent };
  }
  const email =
    'link' in key ? await findLinkAddress(app, key.link) : await findOwnAddress(app, request);
  const sent = await find(app, key._id);
  // An address gives access only to records that have it now: a sender who changes it loses access.
  if (sent === undefined || !hasAddress(sent.fields, email)) throw receiptNotFound();
  return { id: key._id, sent };
}

const find = ({ database }: FastifyInstance, id: string) =>
  new SentRecordRepository(database).find(id);

/** Returns the address that a link was sent to. Throws an HttpError (404) if the link is unknown or expired. */
export async function findLinkAddress(
  { database, now }: FastifyInstance,
  link: string,
): Promise<string> {
  const email = await new MyDataTokenRepository(database, now).findEmail(link);
  if (email === undefined) throw sentLinkExpired();
  return email;
}

export const receiptNotFound = () =>
  new HttpError(
    404,
    { code: 'no-receipt' },
    'There is nothing to show. If you entered a code, please check it; what has been erased is not shown any more.',
  );

const sentLinkExpired = () =>
  new HttpError(
    404,
    { code: 'sent-link-over' },
    'This link is too old, or it was not copied whole. Please ask for a new one.',
  );
