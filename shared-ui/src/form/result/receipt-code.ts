import { isObject } from 'contract/answer-reader';
import { consentStoredHeader, receiptHeader } from 'contract/receipts';
import type { SentResponse } from '../../http/send';

/** The receipt of a sent form. */
export interface ReceiptCode {
  readonly code: string;
  /** ISO 8601; empty if the server does not send it. */
  readonly time: string;
  /** Version of the notice of the stored consent; undefined without one. */
  readonly consent: string | undefined;
}

/** When the record was stored; '' if the response does not say. */
function readStoredTime(body: unknown): string {
  const time = isObject(body) ? body['createdAt'] : undefined;
  return typeof time === 'string' && /^[\d.:TZ-]{20,30}$/.test(time) ? time : '';
}

/** Parses the receipt in the response to a form; undefined from a server that sends none. */
export function readReceiptCode({ body, header }: SentResponse<unknown>): ReceiptCode | undefined {
  const code = header(receiptHeader);
  if (code === undefined) return undefined;
  return { code, time: readStoredTime(body), consent: header(consentStoredHeader) };
}
