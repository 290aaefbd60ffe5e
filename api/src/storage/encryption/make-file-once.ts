import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode, ignoreMissing } from '../error-code';

/**
 * Makes a file under a name that is free or has an empty file, in one step and on the disk: no process ever reads half
 * of it. Where another process was faster, its file stays.
 */
export async function makeFileOnce(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = await writeDraft(path, content);
  try {
    await removeEmpty(path);
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}

/** An earlier start may have been killed before it wrote the first byte. */
async function removeEmpty(path: string): Promise<void> {
  if ((await stat(path).catch(ignoreMissing))?.size !== 0) return;
  const aside = draftOf(path);
  // Another process may be at the same.
  await rename(path, aside).catch(ignoreMissing);
  const moved = await stat(aside).catch(ignoreMissing);
  // It has put its own file there since.
  if (moved !== undefined && moved.size > 0) await link(aside, path);
  await rm(aside, { force: true });
}

const draftOf = (path: string) => `${path}.${randomUUID()}`;
const draftEnd = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A file beside another, on the disk and for its owner alone. */
export async function writeDraft(path: string, content: string | Uint8Array): Promise<string> {
  const draft = draftOf(path);
  await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true });
  return draft;
}

/**
 * Removes what a killed process left of a file.
 * @param age in milliseconds: a draft that is younger may be in use
 */
export async function removeDrafts(path: string, age: number): Promise<void> {
  const [folder, name] = [dirname(path), basename(path)];
  const drafts = (await readdir(folder)).filter(
    (file) => file.startsWith(name) && draftEnd.test(file.slice(name.length)),
  );
  for (const draft of drafts) {
    const found = await stat(join(folder, draft)).catch(ignoreMissing);
    if (found !== undefined && Date.now() - found.mtimeMs >= age)
      await rm(join(folder, draft), { force: true });
  }
}

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
