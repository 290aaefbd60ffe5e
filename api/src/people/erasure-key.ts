import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, ignoreMissing } from '../error-code';

const keyBytes = 32;

export const isKey = (bytes: Buffer): boolean => bytes.length === keyBytes;

/**
 * Makes a key under a name that is free, or where a file without a byte stands, in one step: nobody ever reads half of it.
 * Where another process was faster, its key is answered.
 */
export async function makeKeyFile(folder: string, path: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `erasures.key.${randomUUID()}`);
  try {
    await writeFile(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx', flush: true });
    // An earlier start may have been killed before it wrote the first byte.
    if ((await stat(path).catch(ignoreMissing))?.size === 0) await rm(path, { force: true });
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(folder);
  return readFile(path);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
