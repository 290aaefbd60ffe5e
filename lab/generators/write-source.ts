import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';

const options = JSON.parse(
  readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'),
) as FormatConfig;

/** Writes a generated module or stylesheet into the product, formatted like all other files. */
export async function writeSource(file: URL, source: string): Promise<void> {
  const { code } = await format(fileURLToPath(file), source, options);
  await writeFile(file, code);
}
