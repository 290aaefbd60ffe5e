import { consentStoredHeader } from 'contract/consent-field';
import { receiptHeader } from 'contract/receipts';
import { readStoredTime } from 'contract/stored-record';
import type { HeaderReader } from '../http/server-answer';

/** What somebody is given back of what they sent. */
export interface ReceiptCode {
  readonly code: string;
  /** ISO 8601; empty where the server does not say it. */
  readonly time: string;
  /** The version of the notice of the consent that was stored with it; absent without one. */
  readonly consent: string | undefined;
}

/** What an answer to a form brings of it; undefined from a server that gives none. */
export function readReceiptCode(body: unknown, header: HeaderReader): ReceiptCode | undefined {
  const code = header(receiptHeader);
  if (code === undefined) return undefined;
  return { code, time: readStoredTime(body), consent: header(consentStoredHeader) };
}
