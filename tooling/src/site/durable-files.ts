import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Replaces a file at one instant, so that no request and no power cut leaves half of it. */
export function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.next`;
  writeFileSync(draft, content);
  flush(draft);
  renameSync(draft, file);
  flush(dirname(file));
}

/** Lays a file at one instant, so that no request reads half of it. It is not flushed to the disk. */
export function layFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.next`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Flushes a file or a folder to the disk: a power cut takes nothing of it that is written now. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Flushes a folder's file system, all at once: file by file takes ten times as long. Where the system's `sync` cannot do
 * that, it is file by file.
 * @param changed what has been written since the last time; each is a folder, or a file
 */
export function flushAll(folder: string, changed: () => readonly string[]): void {
  try {
    execFileSync('sync', ['-f', folder], { stdio: 'ignore' });
  } catch {
    changed().forEach(flush);
  }
}

/** A folder, and all files and folders in it. */
export const everythingIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
