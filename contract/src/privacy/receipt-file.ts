import type { consentNotice } from './consent.texts';
import type { receiptWords } from './receipt.texts';

interface ReceiptFile {
  readonly words: typeof receiptWords;
  readonly title: string;
  /** ISO 8601; empty if it is unknown. */
  readonly time: string;
  readonly code: string;
  /** URL of the page that accepts the code. */
  readonly address: string;
  /** Only for a form that asks for a consent. */
  readonly consent: ReceiptConsent | undefined;
}

interface ReceiptConsent {
  /** Version of the notice; undefined if no consent was given. */
  readonly version: string | undefined;
  /** The text of the notice; undefined if this release does not have it any more. */
  readonly notice: Pick<typeof consentNotice, 'label' | 'more'> | undefined;
}

/** The text of a receipt file. It contains nothing that was typed. */
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
