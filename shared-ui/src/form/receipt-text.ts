import { localPath } from 'contract/language';
import { consentNotice } from 'contract/privacy/consent.texts';
import { consentPurposes, myDataPage } from 'contract/processing';
import type { FormDefinition } from './form-definition';
import type { ReceiptCode } from './receipt-code';
import { receiptWords } from './receipt.texts';

/** A receipt as the text of a file, in the page's language. It holds nothing of what was sent. */
export function receiptText(
  { submission, labels }: FormDefinition,
  { code, time, consent }: ReceiptCode,
  origin: string,
): string {
  const lines = [
    receiptWords.title,
    '',
    `${receiptWords.form}: ${labels.title}`,
    ...(time ? [`${receiptWords.sent}: ${time}`] : []),
    `${receiptWords.code}: ${code}`,
    `${receiptWords.seeIt}: ${origin}${localPath(myDataPage)}`,
    ...(consentPurposes(submission).length > 0 ? ['', ...consentLines(consent)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const consentLines = (version: string | undefined): readonly string[] =>
  version === undefined
    ? [receiptWords.noConsent]
    : [receiptWords.consent(version), consentNotice.label, consentNotice.more];
