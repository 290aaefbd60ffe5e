import { chmodSync, lstatSync, mkdirSync, opendirSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error';

/** The names of the server's files. All others in DATA_DIR are protected by the mode of the folder alone. */
const ownName = /^(church|server|reserve|audit|ended|backups|images|media|outbox|erasures)/;

/** The limit of files per folder, which keeps a start quick; the folder's mode protects the rest. */
const maxEntries = 10_000;

/**
 * Creates DATA_DIR if it is missing, and closes it with all its files and folders to other users of the machine (0700
 * and 0600), also where an older release left them open. Throws a DataFolderError where it belongs to another user.
 */
export function makePrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = statSync(dataDir);
  const user = process.getuid?.();
  // Windows has no such modes.
  if (user === undefined) return;
  if (user !== 0 && folder.uid !== user) throw foreignFolder(dataDir, folder.uid, user);
  // A sticky folder such as /tmp is shared: changing its mode would affect other users.
  const isShared = (folder.mode & 0o1000) !== 0;
  if (!isShared) close(dataDir, folder);
  for (const name of namesIn(dataDir)) {
    if (ownName.test(name)) closeWithin(join(dataDir, name), user);
  }
}

function closeWithin(path: string, user: number): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined || (user !== 0 && entry.uid !== user)) return;
  close(path, entry);
  if (!entry.isDirectory()) return;
  for (const name of namesIn(path)) {
    const inside = lstatSync(join(path, name), { throwIfNoEntry: false });
    if (inside?.isFile() && (user === 0 || inside.uid === user)) close(join(path, name), inside);
  }
}

/** Sets the mode of a file or folder. Links are left alone, because their target may belong to somebody else. */
function close(path: string, entry: Stats): void {
  const wanted = entry.isDirectory() ? 0o700 : entry.isFile() ? 0o600 : undefined;
  if (wanted !== undefined && (entry.mode & 0o777) !== wanted) chmodSync(path, wanted);
}

function* namesIn(folder: string): Generator<string> {
  const entries = opendirSync(folder);
  try {
    for (let count = 0; count < maxEntries; count++) {
      const entry = entries.readSync();
      if (entry === null) return;
      yield entry.name;
    }
  } finally {
    entries.closeSync();
  }
}

const foreignFolder = (dataDir: string, owner: number, user: number) =>
  new DataFolderError(
    `DATA_DIR (${dataDir}) belongs to user ${owner}, and the server runs as user ${user}. Give it to the server's user: chown -R ${user} ${dataDir}`,
  );
