import { constants } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../storage/error-code';
import { MoveFault } from './move-fault';

/** In bytes, of a piece of a file that is read. */
const pieceBytes = 2 ** 20;

/** Follows no link at the end of a path, and does not wait for another process to write into a pipe. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * A folder that is handed over for an import: only files in it are read, by names that the program forms, and each up
 * to a length that is known before. Other files in it are not looked at. Each call throws a MoveFault with the name of
 * the file.
 */
export class MovedFolder {
  private constructor(private readonly root: string) {}

  /** Throws a MoveFault where there is no such folder. */
  static async open(path: string): Promise<MovedFolder> {
    const root = await realpath(path).catch(() => undefined);
    const found = root === undefined ? undefined : await stat(root);
    if (root === undefined || !found?.isDirectory())
      throw new MoveFault(`There is no folder ${path}.`);
    return new MovedFolder(root);
  }

  /** In bytes. */
  measure(name: string): Promise<number> {
    return this.withFile(name, async (_file, size) => size);
  }

  async readBytes(name: string, maxBytes: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    await this.readPieces(name, maxBytes, async (piece) => void pieces.push(piece));
    return Buffer.concat(pieces);
  }

  /** Hands on a file in pieces, one after the other. */
  readPieces(
    name: string,
    maxBytes: number,
    take: (piece: Buffer, offset: number) => Promise<void>,
  ): Promise<void> {
    return this.withFile(name, async (file, size) => {
      if (size > maxBytes) throw new MoveFault(`${name} is larger than it can be.`);
      for (let offset = 0; ;) {
        const bytes = Buffer.alloc(Math.min(pieceBytes, maxBytes - offset + 1));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
        if (bytesRead === 0) return;
        // It may have grown since.
        if (offset + bytesRead > maxBytes) throw new MoveFault(`${name} is larger than it can be.`);
        await take(bytes.subarray(0, bytesRead), offset);
        offset += bytesRead;
      }
    });
  }

  /** What a JSON file says. */
  async readJson(name: string, maxBytes: number): Promise<unknown> {
    const bytes = await this.readBytes(name, maxBytes);
    try {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    } catch {
      throw new MoveFault(`${name} is no JSON.`);
    }
  }

  private async withFile<Result>(
    name: string,
    work: (file: FileHandle, size: number) => Promise<Result>,
  ): Promise<Result> {
    const file = await this.openFile(name);
    try {
      const found = await file.stat();
      if (!found.isFile()) throw new MoveFault(`${name} is no file.`);
      return await work(file, found.size);
    } finally {
      await file.close();
    }
  }

  private async openFile(name: string): Promise<FileHandle> {
    const path = join(this.root, name);
    try {
      if ((await realpath(dirname(path))) !== dirname(path))
        throw new MoveFault(`${name} lies behind a link, which is not followed.`);
      return await open(path, flags);
    } catch (error) {
      if (error instanceof MoveFault) throw error;
      const code = errorCode(error);
      if (code === 'ENOENT' || code === 'ENOTDIR') throw new MoveFault(`${name} is missing.`);
      if (code === 'ELOOP') throw new MoveFault(`${name} is a link, which is not followed.`);
      throw new MoveFault(`${name} cannot be read (${code ?? 'unknown'}).`);
    }
  }
}
