/** Generates the booklets, the remittance forms and the vision document: `npm run lab -- generate-documents`. */
import { mkdir, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { composeBooklet } from './booklet/compose.ts';
import { english } from './booklet/english.ts';
import { german } from './booklet/german.ts';
import { cutCover, cutStrips } from './glass.ts';
import { english as englishRemittance } from './remittance/english.ts';
import { german as germanRemittance } from './remittance/german.ts';
import { remittanceForm } from './remittance/remittance-form.ts';
import { visionDocument } from './vision.ts';

const output = new URL('../../../public-site/assets/downloads/', import.meta.url);

async function save(name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(new URL(name, output), bytes);
  process.stdout.write(`${name} ${bytes.length} bytes\n`);
}

sharp.concurrency(1);
await mkdir(output, { recursive: true });
const glass = {
  cover: await cutCover(),
  strips: await cutStrips([...new Set(english.pages.map((page) => page.glass))]),
};
for (const booklet of [english, german])
  await save(booklet.file, await composeBooklet(booklet, glass));
for (const words of [englishRemittance, germanRemittance])
  await save(words.file, await remittanceForm(words));
await save('vision-de.docx', await visionDocument());
