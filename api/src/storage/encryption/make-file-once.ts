import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode, ignoreMissing } from '../error-code';

/**
 * Creates a file atomically and durably where there is none or an empty one, so that no process ever reads half of it.
 * Where another process was faster, its file stays.
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

/** Removes an empty file: an earlier start may have been killed before it wrote the first byte. */
async function removeEmpty(path: string): Promise<void> {
  if ((await stat(path).catch(ignoreMissing))?.size !== 0) return;
  const aside = draftOf(path);
  // Another process may do the same at the same time.
  await rename(path, aside).catch(ignoreMissing);
  const moved = await stat(aside).catch(ignoreMissing);
  // The other process has put its own file there meanwhile.
  if (moved !== undefined && moved.size > 0) await link(aside, path);
  await rm(aside, { force: true });
}

const draftOf = (path: string) => `${path}.${randomUUID()}`;
const draftEnd = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Writes a file beside another, flushed and for its owner alone. */
export async function writeDraft(path: string, content: string | Uint8Array): Promise<string> {
  const draft = draftOf(path);
  await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true });
  return draft;
}

/**
 * Removes the drafts that killed processes left of a file.
 * @param age in milliseconds; a younger draft may be in use
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
