import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHomeDocument } from './page-budgets';

const set = mkdtempSync(join(tmpdir(), 'page-budgets-'));
afterAll(() => rmSync(set, { recursive: true }));

/** A home page that no compression makes smaller. */
function writeHome(folder: string, bytes: number): void {
  mkdirSync(join(set, 'pages', folder), { recursive: true });
  // A byte that is no letter in UTF-8 would be read as another text.
  const text = randomBytes(bytes).toString('base64').slice(0, bytes);
  writeFileSync(join(set, 'pages', folder, 'index.html'), text);
}

it.each([
  ['en', ''],
  ['de', 'de'],
])('holds the home document in %s to one round trip', (language, folder) => {
  writeHome('', 1000);
  writeHome('de', 1000);
  checkHomeDocument(set);
  // Of a text in base64, brotli leaves six bits of eight.
  writeHome(folder, 18_300);
  checkHomeDocument(set);
  writeHome(folder, 18_800);
  expect(() => checkHomeDocument(set)).toThrow(
    new RegExp(`\\(${language}\\) takes 14\\d{3} bytes, 14000 are allowed`),
  );
});
