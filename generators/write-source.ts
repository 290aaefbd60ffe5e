import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { format, resolveConfig } from 'prettier';

/** Writes a generated module or stylesheet into the product, formatted as everything else. */
export async function writeSource(file: URL, source: string): Promise<void> {
  const filepath = fileURLToPath(file);
  const options = await resolveConfig(filepath);
  await writeFile(file, await format(source, { ...options, filepath }));
}
