import type { RowFault } from 'contract/import-requests';
import { locale } from 'contract/language';
import { importFieldLabel } from '../import-field';
import { rowsTexts } from './rows.texts';

/** What is wrong, in a sentence: `E-mail is not an e-mail address`. */
export function sayFault({ field, code, limit }: RowFault): string {
  const message = rowsTexts.faults.codes[code](limit?.toLocaleString(locale) ?? '');
  return field === '' ? message : rowsTexts.faults.about(importFieldLabel(field), message);
}
