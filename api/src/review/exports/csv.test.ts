import { csvCell, csvDialects } from '../../http/responses/csv-cell';
import { csvPieces } from './csv';
import type { ColumnType } from './column-types';

type Line = readonly (string | number)[];

async function write(line: Line, dialect: keyof typeof csvDialects, types: ColumnType[] = []) {
  const lines = (async function* () {
    yield [line];
  })();
  let text = '';
  for await (const piece of csvPieces(lines, types, csvDialects[dialect])) text += piece;
  return text;
}

it.each<[string, string, string]>([
  ['words', 'Ruth Berger', 'Ruth Berger'],
  ['nothing', '', ''],
  ['a comma', 'Berger, Ruth', '"Berger, Ruth"'],
  ['a semicolon', 'a;b', '"a;b"'],
  ['quotes', 'the "choir"', '"the ""choir"""'],
  ['lines', 'a\nb', '"a\nb"'],
  ['spaces at its ends', ' a ', '" a "'],
  ['an apostrophe', "'tis", "'tis"],
])('writes a text with %s', (_what, text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it.each([
  '=HYPERLINK("http://example.org")',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1',
  '-',
  "'=1+1",
])('keeps a spreadsheet from running %j', (text) => {
  const cell = csvCell(text);
  const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  expect(value).toBe(`'${text}`);
});

it('leaves a phone number whole behind the apostrophe', () => {
  expect(csvCell('+43 664 1234567')).toBe("'+43 664 1234567");
});

it('writes numbers as numbers, with the comma of a German Excel', async () => {
  expect(await write([12.5, -3], 'csv')).toBe('12.5,-3\r\n');
  expect(await write([12.5, -3], 'csv-excel')).toBe('\ufeff"12,5";-3\r\n');
});

it('begins with the byte order mark for Excel alone', async () => {
  expect(await write(['Jürgen', 'b'], 'csv')).toBe('Jürgen,b\r\n');
  expect(await write(['Jürgen', 'b'], 'csv-excel')).toBe('\ufeffJürgen;b\r\n');
});

it.each([
  ['in winter', '2026-11-25T17:19:30.000Z', '2026-11-25 18:19'],
  ['in summer', '2026-07-01T22:30:00.000Z', '2026-07-02 00:30'],
  ['of a header', 'Received', 'Received'],
])('writes a time %s as a date and time of Innsbruck', async (_when, stored, cell) => {
  expect(await write([stored], 'csv-excel', ['moment'])).toBe(`\ufeff${cell}\r\n`);
});
