import { anyText, objectReader } from 'contract/answer-reader';
import { consentStoredHeader, receiptHeader } from 'contract/receipts';
import type { HeaderReader } from '../../http/server-answer';

/** What the sender is given back of what they sent. */
export interface ReceiptCode {
  readonly code: string;
  /** ISO 8601; empty where the server does not say it. */
  readonly time: string;
  /** The version of the notice of the consent that was stored with it; absent without one. */
  readonly consent: string | undefined;
}

const readTime = objectReader({ createdAt: anyText });

/** When the record was stored; '' where the answer does not say. */
function readStoredTime(body: unknown): string {
  const time = readTime(body)?.createdAt ?? '';
  return /^[\d.:TZ-]{20,30}$/.test(time) ? time : '';
}

/** The body and the headers of an answer to a form that was taken. */
export type TakenAnswer = readonly [body: unknown, header: HeaderReader];

/** What an answer to a form brings of it; undefined from a server that gives none. */
export function readReceiptCode([body, header]: TakenAnswer): ReceiptCode | undefined {
  const code = header(receiptHeader);
  if (code === undefined) return undefined;
  return { code, time: readStoredTime(body), consent: header(consentStoredHeader) };
}
