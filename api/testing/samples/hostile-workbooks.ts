import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part of a workbook: its name, what it is compressed to, and what that unfolds to. */
interface Part {
  readonly name: string;
  readonly packed: Buffer;
  readonly size: number;
  readonly crc: number;
}

const toPart = (name: string, text: string): Part => ({
  name,
  packed: deflateRawSync(text),
  size: Buffer.byteLength(text),
  crc: crc32(text),
});

/** A part of spaces, of which the compressed bytes alone are ever held in memory. */
function blankPart(name: string, megabytes: number, size: number): Part {
  const megabyte = Buffer.alloc(1_000_000, ' ');
  const block = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH });
  const lastBlock = Buffer.from([0x03, 0x00]);
  const packed = Buffer.concat([...Array.from({ length: megabytes }, () => block), lastBlock]);
  return { name, packed, size, crc: 1 };
}

/** Writes a ZIP archive: for each part a header and its bytes, then the list of them. */
function zip(parts: readonly Part[]): Uint8Array {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, size, crc } of parts) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\x01\x02\x14\0'), common, entry, Buffer.from(name));
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...files, ...list, Buffer.from('PK\x05\x06'), end]));
}

const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const link = (type: string, target: string) =>
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/${type}" Target="${target}"/></Relationships>`;

const frame = [
  toPart('[Content_Types].xml', `<Types xmlns="${packages}/content-types"/>`),
  toPart('_rels/.rels', link('officeDocument', 'xl/workbook.xml')),
  toPart('xl/_rels/workbook.xml.rels', link('worksheet', 'worksheets/sheet1.xml')),
  toPart(
    'xl/workbook.xml',
    `<workbook xmlns="${sheets}" xmlns:r="${documents}"><sheets><sheet name="M" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
];

const sheetName = 'xl/worksheets/sheet1.xml';
const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>x</t></is></c>`;

/**
 * Some megabytes that unfold to gigabytes.
 * @param told the bytes that the archive says it unfolds to
 */
export const unfoldingWorkbook = (megabytes: number, told: number): Uint8Array =>
  zip([...frame, blankPart(sheetName, megabytes, told)]);

/** Some bytes whose two cells are so far apart that the table between them fills the memory. */
export const wideWorkbook = (lastRow: number, lastColumn: string): Uint8Array =>
  zip([
    ...frame,
    toPart(
      sheetName,
      `<worksheet xmlns="${sheets}"><sheetData><row r="1">${cell('A1')}</row><row r="${lastRow}">${cell(`${lastColumn}${lastRow}`)}</row></sheetData></worksheet>`,
    ),
  ]);

/** A workbook whose cells all have one long text, which it holds once: it takes kilobytes, and its rows gigabytes. */
export function repeatingWorkbook(rows: number, text: string): Uint8Array {
  const numbers = Array.from({ length: rows }, (_row, place) => place + 1);
  const lines = numbers.map((row) => `<row r="${row}"><c r="A${row}" t="s"><v>0</v></c></row>`);
  const links = `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documents}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
  return zip([
    ...frame.filter(({ name }) => !name.includes('workbook.xml.rels')),
    toPart('xl/_rels/workbook.xml.rels', links),
    toPart('xl/sharedStrings.xml', `<sst xmlns="${sheets}"><si><t>${text}</t></si></sst>`),
    toPart(
      sheetName,
      `<worksheet xmlns="${sheets}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ),
  ]);
}
