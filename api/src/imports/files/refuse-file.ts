import type { ImportFileError } from 'contract/error-codes';
import { HttpError } from '../../http/errors/http-error';
import type { RefusedFile } from './sheet-rows';

type Refusal = readonly [code: ImportFileError, describe: (row: number) => string];

/** What the pages are told, and what whoever reads the response is told more exactly. */
const refusals: Readonly<Record<RefusedFile['refused'], Refusal>> = {
  'unknown-format': [
    'unreadable',
    () =>
      'This is neither a CSV file nor an Excel workbook (.xlsx) without a password. Please save the list as one of them.',
  ],
  damaged: ['unreadable', () => 'This file is damaged. Please save the list once more.'],
  'open-quote': [
    'unreadable',
    (row) =>
      `Something in row ${row} begins with a quotation mark that nothing closes. Please mend it and save the list once more.`,
  ],
  'too-long-cell': [
    'unreadable',
    (row) =>
      `A cell of row ${row} has more characters than a spreadsheet can hold. Perhaps a quotation mark before it is not closed.`,
  ],
  'no-sheet': ['unreadable', () => 'This workbook has no such sheet. Please choose another.'],
  empty: ['empty', () => 'There is nothing below the headings of this file.'],
  'too-many-rows': [
    'too-many-rows',
    () => 'This file has more than 20,000 rows. Please split it into several.',
  ],
  'too-many-columns': [
    'too-many-columns',
    () => 'This file has more than 200 columns. Please remove what nobody needs.',
  ],
  'too-large': [
    'too-large',
    () => 'This file holds more than can be read at once. Please split it into several.',
  ],
};

/** The error for a file that is refused as a whole. */
export function refuseFile({ refused, row = 0 }: RefusedFile): HttpError {
  const [code, describe] = refusals[refused];
  const status = code === 'too-large' ? 413 : 400;
  return new HttpError(status, { code: `import-${code}` }, describe(row));
}
