import { streamCsvRows } from 'hucre/csv';
import { decodeText } from './decode-text.ts';
import type { ImportTable } from './import-table';
import { FileRefusal, SheetRows } from './sheet-rows.ts';
import type { ReadLimits } from './sheet-rows.ts';

/** The first line by which a file tells Excel its separator; Excel does not show it. */
const separatorLine = /^sep=(.)\r?\n/i;

/** Programs run a cell as a formula that begins so. */
const formula = /^\s*[=＝]/;

/** Exports put an apostrophe in front of a text that a program would run (http/responses/csv-cell). */
const escaped = /^'(?='*(?:\s*[=+\-@＝＋－＠]|[\t\r\n]))/;

/** Reads the rows of a CSV file, in any usual encoding and with any usual separator. */
export function readCsv(bytes: Uint8Array, limits: ReadLimits): ImportTable {
  const { text, encoding } = decodeText(bytes);
  // No table of texts has such a character, nor begins as a web page does, which some programs call an Excel file.
  if (text.slice(0, 10_000).includes('\0') || /^\s*</.test(text))
    throw new FileRefusal('unknown-format');
  const separator = separatorLine.exec(text);
  const lines = separator === null ? text : text.slice(separator[0].length);
  const rows = new SheetRows(limits);
  let number = separator === null ? 0 : 1;
  let last: readonly string[] = [];
  const delimiter = separator?.[1] ?? findDelimiter(lines);
  for (const row of streamCsvRows(lines, { delimiter })) {
    number += 1;
    last = row.map(String);
    rows.add(withoutFormulas(number, last));
  }
  // A quotation mark that nothing closes takes all further rows into one cell.
  if (last.at(-1)?.includes('\n') && countQuotes(lines) % 2 === 1)
    throw new FileRefusal('open-quote', number);
  return { format: 'csv', encoding, sheets: [], sheet: '', ...rows.finish() };
}

function withoutFormulas(number: number, texts: readonly string[]) {
  const places = texts.flatMap((text, place) => (formula.test(text) ? [place] : []));
  const cells = texts.map((text) => (formula.test(text) ? '' : text.replace(escaped, '')));
  const refused = Object.fromEntries(places.map((place) => [place, 'formula' as const]));
  return { number, cells, ...(places.length > 0 && { refused }) };
}

/** Texts have commas more often than the others, so those come first where a line has as many. */
const delimiters = ['\t', ';', '|', ','];

/** Characters in which the first line with a separator is looked for. */
const topLength = 20_000;

/** The separator of the first line that has one, which are headings: texts below may have others more often. */
function findDelimiter(text: string): string {
  const top = text.slice(0, topLength).replace(/"[^"]*"/g, '');
  const line = top.split(/\r\n|\r|\n/).find((some) => delimiters.some((one) => some.includes(one)));
  const count = (delimiter: string) => (line ?? '').split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

const countQuotes = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count += 1;
  return count;
};
