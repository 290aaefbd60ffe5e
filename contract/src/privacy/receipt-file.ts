import type { consentNotice } from './consent.texts';
import type { receiptWords } from './receipt.texts';

interface ReceiptFile {
  readonly words: typeof receiptWords;
  /** What was sent. */
  readonly title: string;
  /** ISO 8601; empty where it is not known. */
  readonly time: string;
  readonly code: string;
  /** Of the page on which the code is used. */
  readonly address: string;
  /** Of a form that asks for a consent alone. */
  readonly consent: ReceiptConsent | undefined;
}

interface ReceiptConsent {
  /** Of the notice; undefined where none was given. */
  readonly version: string | undefined;
  /** What was agreed to; undefined where its words are not known any more. */
  readonly notice: Pick<typeof consentNotice, 'label' | 'more'> | undefined;
}

/** A receipt as the text of a file. It holds nothing of what was typed. */
export function writeReceiptFile({ words, title, time, code, address, consent }: ReceiptFile) {
  const lines = [
    words.title,
    '',
    `${words.form}: ${title}`,
    ...(time ? [`${words.sent}: ${time}`] : []),
    `${words.code}: ${code}`,
    `${words.seeIt}: ${address}`,
    ...(consent ? ['', ...consentLines(words, consent)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const consentLines = (
  words: ReceiptFile['words'],
  { version, notice }: ReceiptConsent,
): readonly string[] =>
  version === undefined
    ? [words.noConsent]
    : [words.consent(version), ...(notice ? [notice.label, notice.more] : [])];
