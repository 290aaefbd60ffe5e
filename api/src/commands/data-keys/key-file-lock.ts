import { tryToLock } from '../../storage/data-folder/server-lock';
import { DataKeyError } from '../../storage/encryption/data-key-error';
import { chownLikeKeyFile } from '../../storage/encryption/key-file';
import type { KeySource } from '../../storage/encryption/key-file';
import { realPath } from '../../storage/real-path';

/** Locks the key file, because concurrent writes would lose a key. Throws a DataKeyError while it is locked. */
export async function withKeyFile(
  { file: named, name }: KeySource,
  work: () => Promise<void>,
): Promise<void> {
  if (named === undefined) return work();
  const file = realPath(named);
  const lock = await tryToLock(`${file}.lock`);
  if (lock === undefined)
    throw new DataKeyError(
      `Another command is changing the keys in ${name}. Please wait until it has ended. Nothing was changed.`,
    );
  try {
    await chownLikeKeyFile(`${file}.lock`, file);
    await work();
  } finally {
    await lock.close();
  }
}
