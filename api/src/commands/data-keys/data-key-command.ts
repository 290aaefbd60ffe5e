import { makeDataKey } from '../../storage/encryption/data-key';
import { DataKeyError } from '../../storage/encryption/data-key-error';
import type { KeySource } from '../../storage/encryption/key-file';
import { KeyRing } from '../../storage/encryption/key-ring';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import type { Database } from '../../storage/database';
import { findMissingKeys, recordNeededKeys } from '../../storage/data-keys';
import { withKeyFile } from './key-file-lock';
import { renewAll } from './renew-all';
import { findUsedKeys } from './encrypted-rows';

const usage = `Please name what to do:
  list           shows the names of the keys, the newest first; it shows no key
  rotate         makes a new key and encrypts everything with it; of the old ones the newest stays
  rotate --lost  the same without a key that is nowhere any more: what needs it cannot be read`;

/** Opens the database for some work. With `mayLackKeys` it also opens if a key is missing. */
type UseDatabase = (
  work: (database: Database) => Promise<void>,
  mayLackKeys?: boolean,
) => Promise<void>;

/** Manages the keys of encrypted data. Throws a DataKeyError. */
export async function runDataKeyCommand(
  words: readonly string[],
  source: KeySource,
  printLine: (line: string) => void,
  useDatabase: UseDatabase,
): Promise<void> {
  const command = words.join(' ');
  if (command === 'list') return useDatabase((database) => list(database, source, printLine));
  if (command === 'rotate')
    return useDatabase((database) =>
      withKeyFile(source, () => rotate(database, source, printLine)),
    );
  if (command === 'rotate --lost')
    return useDatabase(
      (database) => withKeyFile(source, () => rotateWithoutLost(database, source, printLine)),
      true,
    );
  throw new DataKeyError(usage);
}

async function list(
  database: Database,
  source: KeySource,
  printLine: (line: string) => void,
): Promise<void> {
  printLine(`Keys in ${source.name}:`);
  const known = await database.selectFrom('data_keys').selectAll().execute();
  const ids = (source.read() ?? []).map(({ id }) => id);
  const used = await findUsedKeys(database, ids);
  for (const id of ids) {
    const noted = known.find((one) => one.id === id);
    const isNewest = id === getFieldEncryption(database).keys.newest.id;
    const state = noted === undefined ? 'not used' : `since ${noted.created_at}`;
    const more = isNewest
      ? `${noted?.completed_at === null ? ', not everything yet' : ''}  (newest)`
      : used.includes(id)
        ? ', still needed'
        : '';
    printLine(`  ${id}  ${state}${more}`);
  }
}

/**
 * The file gets the new key before anything is encrypted with it. It keeps the previous key, for running servers and
 * for backups; older keys are dropped if nothing needs them.
 */
async function rotate(
  database: Database,
  source: KeySource,
  printLine: (line: string) => void,
): Promise<void> {
  const old = source.read();
  if (old === undefined || source.file === undefined) throw byHand(source);
  const keys = [makeDataKey(), ...old] as const;
  const [{ id }, before, ...older] = keys;
  await source.write(keys);
  await recordNeededKeys(database, [id]);
  getFieldEncryption(database).use(new KeyRing(keys));
  printLine(`The new key ${id} is in ${source.file}. Copy this file to another machine now.`);
  await renewAll(database, printLine);
  const used = await findUsedKeys(
    database,
    older.map((key) => key.id),
  );
  const kept = older.filter((key) => used.includes(key.id));
  await source.write([keys[0], before, ...kept]);
  for (const key of older)
    if (!kept.includes(key))
      printLine(
        `The key ${key.id} is not in it any more: backups from its time need your copy of the file from then.`,
      );
  printLine(
    'Restart every server that is running: until then it may use the old key, and what it writes with that is encrypted anew by its next start.',
  );
}

/** Values that need a missing key are left as they are; they can be decrypted once the key is restored. */
async function rotateWithoutLost(
  database: Database,
  source: KeySource,
  printLine: (line: string) => void,
): Promise<void> {
  const missing = await findMissingKeys(database, source);
  if (missing.length === 0)
    throw new DataKeyError(`No key is lost: all that are needed are in ${source.name}.`);
  await database.deleteFrom('data_keys').where('id', 'in', missing).execute();
  printLine(
    `Messages and notes that need ${missing.join(', ')} cannot be read any more. Everything else is as it was.`,
  );
  if (source.file !== undefined) await rotate(database, source, printLine);
}

const byHand = ({ name }: KeySource) =>
  new DataKeyError(
    [
      `The keys are in ${name}, which only you can change.`,
      'Put a new one before the old one there, with a comma between them (openssl rand -base64 32), and restart the server: it encrypts everything with the first.',
    ].join('\n'),
  );
