import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Replaces a file atomically, so that no request sees and no power cut leaves a partial file. */
export function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.next`;
  writeFileSync(draft, content);
  flush(draft);
  renameSync(draft, file);
  flush(dirname(file));
}

/** Writes a file atomically, so that no request reads a partial one. It is not flushed to the disk. */
export function writeFileAtomically(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.next`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Flushes a file or a folder to the disk, so that what is written survives a power cut. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Flushes a folder's file system at once, because flushing file by file takes ten times as long. That is the fallback
 * if the system's `sync` cannot do it.
 * @param changed lists the files and folders written since the last call
 */
export function flushAll(folder: string, changed: () => readonly string[]): void {
  try {
    execFileSync('sync', ['-f', folder], { stdio: 'ignore' });
  } catch {
    changed().forEach(flush);
  }
}

export const listFolderContents = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
