import { localPath } from 'contract/language';
import { consentNotice } from 'contract/privacy/consent.texts';
import { receiptWords } from 'contract/privacy/receipt.texts';
import { consentPurposes, myDataPage } from 'contract/purposes';
import { writeReceiptFile } from 'contract/receipt-file';
import type { FormDefinition } from '../form-definition';
import type { ReceiptCode } from './receipt-code';

/** A receipt as the text of a file, in the page's language. */
export const receiptText = (
  { submission, labels: { title } }: FormDefinition,
  { code, time, consent: version }: ReceiptCode,
  origin: string,
): string =>
  writeReceiptFile({
    words: receiptWords,
    title,
    time,
    code,
    address: origin + localPath(myDataPage),
    consent:
      consentPurposes(submission).length > 0 ? { version, notice: consentNotice } : undefined,
  });
