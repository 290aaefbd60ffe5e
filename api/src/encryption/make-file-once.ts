import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, ignoreMissing } from '../error-code';

/**
 * Makes a file under a name that is free, or where one without a byte stands, in one step and on the disk: nobody ever
 * reads half of it. Where another process was faster, its file stays.
 */
export async function makeFileOnce(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = await writeDraft(path, content);
  try {
    // An earlier start may have been killed before it wrote the first byte.
    if ((await stat(path).catch(ignoreMissing))?.size === 0) await rm(path, { force: true });
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}

/** A file beside another, on the disk and for its owner alone. */
export async function writeDraft(path: string, content: string | Uint8Array): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true });
  return draft;
}

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
