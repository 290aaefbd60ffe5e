import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isMediaId } from 'contract/media-kinds';
import { errorCode } from '../../../storage/error-code';

/** A range of bytes, including the first and the last. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file to be stored: its bytes, or the path of an existing file. */
export interface NewPart {
  readonly name: string;
  /** With `mayChange` the file at `path` is copied, because another program may change it. */
  readonly content: Uint8Array | { readonly path: string; readonly mayChange?: boolean };
}

/** Permanent storage of files. The server generates all names: an id, and below it plain letters and digits. */
export interface MediaStore {
  /** Stores all files of an id or none that a reader would find, even if two processes do so at once. */
  put(id: string, parts: readonly NewPart[]): Promise<void>;
  /** Gets the size of a file in bytes; undefined if it does not exist. */
  measure(id: string, name: string): Promise<number | undefined>;
  /** Reads a range of an existing file. */
  read(id: string, name: string, range: ByteRange): Readable | Promise<Readable>;
  remove(id: string): Promise<void>;
  /** Lists the ids of all stored files, incomplete ones included. */
  list(): Promise<string[]>;
}

/** Stores files on the disk, in a folder for each id. */
export class DiskMedia implements MediaStore {
  /** @param folder is created with the first file */
  constructor(private readonly folder: string) {}

  /** Also removes incomplete files that a terminated process has left. */
  async put(id: string, parts: readonly NewPart[]): Promise<void> {
    const unfinished = join(this.folder, `.${id}.${randomUUID()}`);
    try {
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      for (const part of parts) await writePart(join(unfinished, part.name), part.content);
      await rm(this.pathOf(id), { recursive: true, force: true });
      await rename(unfinished, this.pathOf(id));
      await syncFolder(this.folder);
      await this.removeUnfinished(id);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  async measure(id: string, name: string): Promise<number | undefined> {
    try {
      const found = await stat(join(this.pathOf(id), name));
      return found.isFile() ? found.size : undefined;
    } catch (error) {
      if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
      throw error;
    }
  }

  read(id: string, name: string, { first, last }: ByteRange): Readable {
    return createReadStream(join(this.pathOf(id), name), { start: first, end: last });
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { recursive: true, force: true });
    await this.removeUnfinished(id);
  }

  private async removeUnfinished(id: string): Promise<void> {
    const names = (await namesIn(this.folder)).filter((name) => name.startsWith(`.${id}.`));
    for (const name of names) await rm(join(this.folder, name), { recursive: true, force: true });
  }

  /** Ignores names that are no ids: other files in the folder, such as a running backup's, are not ours to remove. */
  async list(): Promise<string[]> {
    const ids = (await namesIn(this.folder)).map(
      (name) => name.replace(/^\./, '').split('.', 1)[0] ?? '',
    );
    return [...new Set(ids)].filter(isMediaId);
  }

  private pathOf(id: string): string {
    return join(this.folder, id);
  }
}

/** Stores unfinished uploads on the local disk, even if files are in a bucket. */
export class UploadStore {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'media', 'unfinished');
  }

  pathOf(id: string): string {
    return join(this.folder, id);
  }

  /** Writes a piece at an offset. A partly written piece, as on a full disk, is truncated again. */
  async write(id: string, offset: number, piece: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = await open(this.pathOf(id), offset === 0 ? 'w' : 'r+', 0o600);
    try {
      await file.truncate(offset);
      for (let written = 0; written < piece.length;) {
        const { bytesWritten } = await file.write(piece, written, undefined, offset + written);
        written += bytesWritten;
      }
      await file.datasync();
    } catch (error) {
      await truncate(this.pathOf(id), offset).catch(() => undefined);
      throw error;
    } finally {
      await file.close();
    }
  }

  /** Gets the bytes received so far; 0 if there is no file. */
  async measure(id: string): Promise<number> {
    return (await stat(this.pathOf(id)).catch(() => undefined))?.size ?? 0;
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  async list(): Promise<string[]> {
    return (await namesIn(this.folder)).filter(isMediaId);
  }
}

async function writePart(path: string, content: NewPart['content']): Promise<void> {
  if (content instanceof Uint8Array || content.mayChange === true) {
    const bytes = content instanceof Uint8Array ? content : createReadStream(content.path);
    await writeFile(path, bytes, { mode: 0o600, flush: true });
    return;
  }
  // A hard link suffices, since the bytes are on the disk already. A file system without links gets a copy.
  await link(content.path, path).catch(() => copyFile(content.path, path));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
