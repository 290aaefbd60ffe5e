import { runToEnd } from '../time-slices/time-sliced-task';
import { csvDialects, csvParts } from './csv';
import type { ExportedValue } from './csv';

const write = (row: readonly ExportedValue[], dialect: keyof typeof csvDialects = 'csv') =>
  runToEnd(csvParts([row], csvDialects[dialect])).join('');

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
  expect(write([text])).toBe(`${cell}\r\n`);
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
])('keeps a spreadsheet from running %j', (text) => {
  const cell = write([text]).slice(0, -2);
  const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  expect(value).toBe(`'${text}`);
});

it('leaves a phone number whole behind the apostrophe', () => {
  expect(write(['+43 664 1234567'])).toBe("'+43 664 1234567\r\n");
});

it('writes numbers as numbers, with the comma of a German Excel', () => {
  expect(write([12.5, -3])).toBe('12.5,-3\r\n');
  expect(write([12.5, -3], 'csv-excel')).toBe('\ufeff"12,5";-3\r\n');
});

it('begins with the byte order mark for Excel alone', () => {
  expect(write(['Jürgen'])).toBe('Jürgen\r\n');
  expect(write(['Jürgen', 'b'], 'csv-excel')).toBe('\ufeffJürgen;b\r\n');
});
