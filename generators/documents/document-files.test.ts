/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { cityVision } from 'public-site/content/city-vision.texts';
import { visionWords } from './vision-words';

const read = (name: string) =>
  readFileSync(join(__dirname, '../../public-site/assets/downloads', name));

describe.each(['booklet-en.pdf', 'booklet-de.pdf', 'remittance-form.pdf'])('%s', (name) => {
  it('brings every font that its pages use', async () => {
    const document = await PDFDocument.load(read(name), { updateMetadata: false });
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

  it('has a German sentence for each of the awakening page (SPEC 2.9)', () => {
    for (const part of ['elements', 'goals', 'tips', 'means'] as const) {
      expect(visionWords[part].items).toHaveLength(Object.keys(cityVision[part].items).length);
    }
    for (const number of ['1.000', '5.000', '5 Freunde']) expect(text).toContain(number);
  });
});

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leavesOf);

/** One entry of a zip archive, found through its central directory (APPNOTE 4.3.12). */
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

/** The paragraphs of a Word document, each on a line of its own. */
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
