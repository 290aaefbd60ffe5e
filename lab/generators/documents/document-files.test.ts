/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { departmentTexts } from 'locales/de/public-site/content/departments.texts';
import { menuTexts } from 'locales/de/shell/navigation/menus.texts';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { visionWords as englishVision } from 'public-site/content/vision-words.texts';
import { english as englishBooklet } from './booklet/english';
import { german as germanBooklet } from './booklet/german';
import { english as englishRemittance } from './remittance/english';
import { german as germanRemittance } from './remittance/german';
import { visionWords } from './vision-words';

const read = (name: string) =>
  readFileSync(join(__dirname, '../../../public-site/assets/downloads', name));

const open = (name: string) => PDFDocument.load(read(name), { updateMetadata: false });

const editions = [englishBooklet, germanBooklet, englishRemittance, germanRemittance];

describe.each(editions)('$file', ({ file, language, title, subject }) => {
  it('says in its own language what it is, and is tagged', async () => {
    const { catalog, ...document } = await named(file);
    expect(document).toEqual({ title: expect.stringContaining(title) as string, subject });
    expect(catalog.lookup(PDFName.of('Lang'), PDFHexString).decodeText()).toBe(language);
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  });

  it('brings every font that its pages use', async () => {
    const document = await open(file);
    for (const page of document.getPages()) {
      const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
      expect(fonts?.keys()).not.toHaveLength(0);
      for (const key of fonts?.keys() ?? []) {
        const font = fonts?.lookup(key, PDFDict);
        const below = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
        const descriptor = below?.lookup(PDFName.of('FontDescriptor'), PDFDict);
        expect(descriptor?.has(PDFName.of('FontFile2'))).toBe(true);
      }
    }
  });
});

it('calls the departments in the German booklet as the German page does', () => {
  const words = JSON.stringify(germanBooklet.pages);
  for (const id of ['prayer', 'follow-up', 'ushering', 'children'] as const)
    expect(words).toContain(departmentTexts[id].name);
});

describe('the remittance forms', () => {
  const fieldsOf = async ({ file }: { readonly file: string }) =>
    (await open(file)).getForm().getFields();

  it('have the same fields, so that one reader takes both', async () => {
    const namesOf = async (form: typeof germanRemittance) =>
      (await fieldsOf(form)).map((field) => [field.getName(), field.isRequired()]);
    expect(await namesOf(germanRemittance)).toEqual(await namesOf(englishRemittance));
  });

  it.each([englishRemittance, germanRemittance])(
    'say at each field in $language what it is for',
    async (words) => {
      const said = (await fieldsOf(words)).map((field) =>
        field.acroField.dict.lookup(PDFName.of('TU'), PDFHexString).decodeText(),
      );
      const { branch, currency, periodFrom, periodTo, gifts, received, totals, signers } = words;
      const { office, date, signed } = words.signature;
      expect(said).toEqual([
        ...[branch, currency, periodFrom, periodTo].map(({ tooltip }) => tooltip),
        ...Object.values(gifts).map(received),
        ...Object.values(totals).map(({ tooltip }) => tooltip),
        words.bankReference.tooltip,
        words.remarks,
        ...Object.values(signers).flatMap((did) =>
          [office, date.tooltip, signed.tooltip].map((what) => `${did}: ${what}`),
        ),
      ]);
    },
  );

  it('offer the branches by their names in German', async () => {
    const branch = (await open(germanRemittance.file)).getForm().getDropdown('branch');
    expect(branch.getOptions()).toEqual([
      'Innsbruck, Österreich',
      'Lagos, Nigeria',
      'Monrovia, Liberia',
      'Eine andere Gemeinde',
    ]);
  });
});

describe('the German vision', () => {
  const text = readParagraphs(readEntry(read('vision-de.docx'), 'word/document.xml'));

  it('holds every word of the vision, part after part', () => {
    const { title, ...parts } = visionWords;
    expect(text).toContain(title);
    for (const words of leavesOf(parts)) expect(text).toContain(words);
    const headings = Object.values(parts).flatMap((part) =>
      typeof part === 'object' && 'heading' in part ? [text.indexOf(`\n${part.heading}\n`)] : [],
    );
    expect(headings).not.toContain(-1);
    expect(headings).toEqual([...headings].sort((a, b) => a - b));
  });

  it('has a sentence for each of the awakening page (requirements 2.9), and names menus as German pages do', () => {
    for (const part of ['elements', 'goals', 'tips', 'means'] as const) {
      expect(visionWords[part].items).toHaveLength(Object.keys(englishVision[part]).length);
    }
    expect(text).toContain(`„${menuTexts.joinUs}“`);
    expect(text).toContain(`„${menuTexts.giving}“`);
    for (const number of ['1.000', '5.000', '5 Freunde']) expect(text).toContain(number);
  });
});

async function named(file: string) {
  const document = await open(file);
  return {
    title: document.getTitle(),
    subject: document.getSubject(),
    catalog: document.catalog,
  };
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leavesOf);

/** Reads one entry of a zip archive through its central directory (APPNOTE 4.3.12). */
function readEntry(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    );
    const packedSize = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const start =
        local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      return inflateRawSync(archive.subarray(start, start + packedSize)).toString('utf8');
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`The archive holds no ${name}.`);
}

/** Reads the paragraphs of a Word document, one per line. */
function readParagraphs(xml: string): string {
  const named: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': "'",
  };
  return xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => named[entity] ?? entity);
}
