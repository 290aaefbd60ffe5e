import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { makeFileOnce } from '../../../storage/encryption/make-file-once';

const keyBytes = 32;

export const isKey = (bytes: Buffer): boolean => bytes.length === keyBytes;

/** Makes a key in a file. Where another process was faster, its key is answered. */
export async function makeKeyFile(path: string): Promise<Buffer> {
  await makeFileOnce(path, randomBytes(keyBytes));
  return readFile(path);
}
