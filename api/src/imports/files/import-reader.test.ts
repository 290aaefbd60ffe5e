import { writeXlsx } from 'hucre/xlsx';
import { importLimits } from 'contract/import-plan';
import { ImportReader } from './import-reader';
import { readRows } from './import-table';
import type { ImportRow, ImportTable } from './import-table';

const reader = new ImportReader();
afterAll(() => reader.stop());

async function rowsOf(table: ImportTable): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for await (const some of readRows(table)) rows.push(...some);
  return rows;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

const german = 'Vorname;Nachname\r\nJürgen;Groß\r\n';

it.each<[string, Uint8Array, ImportTable['encoding']]>([
  ['UTF-8', utf8(german), 'utf-8'],
  ['UTF-8 with its mark', utf8(`\ufeff${german}`), 'utf-8'],
  ['the encoding of Excel for Windows', latin1(german), 'windows-1252'],
  ['UTF-16 with its mark', utf16(`\ufeff${german}`), 'utf-16le'],
  ['UTF-16 without it', utf16(german), 'utf-16le'],
  ['UTF-16 of the other order', swapped(utf16(`\ufeff${german}`)), 'utf-16be'],
])('reads a CSV file in %s', async (_name, bytes, encoding) => {
  const table = await reader.read(bytes);
  expect(table).toMatchObject({ format: 'csv', encoding, headings: ['Vorname', 'Nachname'] });
  expect(await rowsOf(table)).toEqual([{ number: 2, cells: ['Jürgen', 'Groß'] }]);
});

it.each([
  ['commas', 'a,b\n1,"x, ""y"""\n', 'x, "y"'],
  ['semicolons', 'a;b\n1;"x; y"\n', 'x; y'],
  ['tabulators', 'a\tb\n1\tx\n', 'x'],
  ['what the first line says', 'sep=|\r\na|b\r\n1|x, y\r\n', 'x, y'],
  ['other separators in its texts', 'a;b\n1;"x, y, z,\nx, y, z"\n', 'x, y, z,\nx, y, z'],
  ['line breaks in a cell', 'a,b\n1,"x\ny"\n', 'x\ny'],
  ['no line break at the end', 'a,b\n1,x', 'x'],
])('reads a CSV file with %s', async (_what, text, cell) => {
  const [row] = await rowsOf(await reader.read(utf8(text)));
  expect(row?.cells).toEqual(['1', cell]);
});

it('leaves out a title, blank rows and blank cells at the end, and keeps the numbers of the rows', async () => {
  const table = await reader.read(
    utf8('Members 2026,,\n,,\nName,E-Mail,\nRuth,,\n,,\nJürgen,x,\n'),
  );
  expect(table).toMatchObject({ headings: ['Name', 'E-Mail'], rowCount: 2 });
  expect(await rowsOf(table)).toEqual([
    { number: 4, cells: ['Ruth'] },
    { number: 6, cells: ['Jürgen', 'x'] },
  ]);
});

it('reads a list of one column', async () => {
  const table = await reader.read(utf8('E-Mail\na@example.org\n'));
  expect(table.headings).toEqual(['E-Mail']);
  expect(await rowsOf(table)).toEqual([{ number: 2, cells: ['a@example.org'] }]);
});

it('takes no formula of a CSV file, but the text behind the apostrophe of an export', async () => {
  const table = await reader.read(utf8(`a,b,c\n=1+1,'=1+1,+43 512 1\n`));
  expect(await rowsOf(table)).toEqual([
    { number: 2, cells: ['', '=1+1', '+43 512 1'], refused: { 0: 'formula' } },
  ]);
});

it('reads texts, numbers, days and times of a workbook, and its shown sheets', async () => {
  const day = new Date('1980-04-03T00:00Z');
  const time = new Date('2026-11-25T18:19Z');
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Empty', rows: [] },
      { name: 'Hidden', hidden: true, rows: [['Secret'], ['x']] },
      {
        name: 'Members',
        columns: [{}, {}, { numFmt: 'yyyy-mm-dd' }, { numFmt: 'yyyy-mm-dd hh:mm' }],
        rows: [
          ['Name', 'Zip', 'Born', 'Received'],
          ['Ruth', 6020, day, time],
        ],
      },
    ],
  });
  const table = await reader.read(bytes);
  expect(table).toMatchObject({ format: 'xlsx', sheets: ['Empty', 'Members'], sheet: 'Members' });
  expect(await rowsOf(table)).toEqual([
    { number: 2, cells: ['Ruth', '6020', '1980-04-03', '2026-11-25 18:19'] },
  ]);
  await expect(reader.read(bytes, 'Hidden')).rejects.toMatchObject({
    reason: { code: 'import-unreadable' },
  });
});

it('takes neither a formula of a workbook nor what it resulted in, nor an error', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Members',
        rows: [
          ['Name', 'Phone', 'City'],
          ['Ruth', null, 'Hall'],
        ],
        cells: new Map([
          ['1,1', { value: '0664 1', type: 'formula', formula: 'A1', formulaResult: '0664 1' }],
          ['1,2', { value: '#N/A', type: 'error' }],
        ]),
      },
    ],
  });
  expect(await rowsOf(await reader.read(bytes))).toEqual([
    { number: 2, cells: ['Ruth'], refused: { 1: 'formula', 2: 'error-value' } },
  ]);
});

const many = (count: number, text: string) => Array.from({ length: count }, () => text);

it.each<[string, Uint8Array, string]>([
  ['nothing', utf8(''), 'import-empty'],
  ['headings alone', utf8('a,b\n'), 'import-empty'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'import-unreadable'],
  ['a web page that is called an Excel file', utf8('<html><table>'), 'import-unreadable'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'import-unreadable'],
  ['half a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'import-unreadable'],
  ['an open quotation mark', utf8('a,b\n1,"x\n2,y\n3,z\n'), 'import-unreadable'],
  ['a cell without an end', utf8(`a,b\n1,${'x'.repeat(40_000)}\n`), 'import-unreadable'],
  ['1,000 columns', utf8(`${many(1000, 'a').join(',')}\n1\n`), 'import-too-many-columns'],
  ['20,001 rows', utf8(`a\n${many(20_001, 'x').join('\n')}`), 'import-too-many-rows'],
  ['more bytes', new Uint8Array(importLimits.bytes + 1), 'import-too-large'],
])('refuses a file of %s', async (_what, bytes, code) => {
  await expect(reader.read(bytes)).rejects.toMatchObject({ reason: { code } });
});

it('names the row that is the reason', async () => {
  await expect(reader.read(utf8('a,b\n1,2\n1,"x\n2,y\n'))).rejects.toThrow('row 3');
});
