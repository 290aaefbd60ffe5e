import { makeDataKey } from '../../storage/encryption/data-key';
import { DataKeyFault } from '../../storage/encryption/data-key-fault';
import type { KeySource } from '../../storage/encryption/key-file';
import { KeyRing } from '../../storage/encryption/key-ring';
import { sealsOf } from '../../storage/encryption/seals';
import type { Database } from '../../storage/database';
import { noteKeys } from '../../storage/data-keys';
import { isSqlite } from '../../storage/is-sqlite';
import { withKeyFile } from './key-file-lock';
import { countUses, renewAll } from './renew-all';
import { findUsedKeys } from './used-keys';

/** The word that no server still encrypts with a key. */
const allRestarted = '--all-restarted';

const usage = `Please name what to do:
  list       shows the names of the keys, the newest first; it shows no key
  rotate     makes a new key and encrypts everything with it; the old one stays for backups
  renew      encrypts with the newest key what is not yet
  forget ID  removes an old key, once nothing needs it; with SQLite the server must have ended,
             with PostgreSQL say ${allRestarted} behind it, once that is so
  lost ID    gives up a key that is nowhere any more: what needs it cannot be read, ever`;

export interface DataKeyParts {
  readonly database: Database;
  readonly dataDir: string;
  readonly source: KeySource;
  readonly printLine: (line: string) => void;
}

/** Where a command finds the database: beside a server, or in its place; without a key that is given up. */
export interface DataKeyCommands {
  beside(work: (parts: DataKeyParts) => Promise<void>): Promise<void>;
  alone(work: (parts: DataKeyParts) => Promise<void>, lost?: string): Promise<void>;
}

/** Looks after the keys of what is stored encrypted. Throws a DataKeyFault. */
export async function runDataKeyCommand(
  [action, id, ...more]: readonly string[],
  { beside, alone }: DataKeyCommands,
): Promise<void> {
  if (action === 'forget' && id !== undefined && ['', allRestarted].includes(more.join(' ')))
    return alone((parts) => forget(parts, id, more.length > 0));
  if (more.length > 0) throw new DataKeyFault(usage);
  if (action === 'lost' && id !== undefined) return alone((parts) => giveUp(parts, id), id);
  if (id === undefined) {
    if (action === 'list') return beside(list);
    if (action === 'rotate') return beside(rotate);
    if (action === 'renew') return beside(renew);
  }
  throw new DataKeyFault(usage);
}

async function list({ database, source, printLine }: DataKeyParts): Promise<void> {
  printLine(`Keys in ${source.name}:`);
  const known = await database.selectFrom('data_keys').selectAll().execute();
  const ids = (source.read() ?? []).map(({ id }) => id);
  const used = await findUsedKeys(database, ids);
  for (const id of ids) {
    const noted = known.find((one) => one.id === id);
    const isNewest = id === sealsOf(database).keys.newest.id;
    const state = noted === undefined ? 'not used' : `since ${noted.created_at}`;
    const more = isNewest
      ? `${noted?.completed_at === null ? ', not everything yet' : ''}  (newest)`
      : used.includes(id)
        ? ', still needed'
        : '';
    printLine(`  ${id}  ${state}${more}`);
  }
}

const rotate = (parts: DataKeyParts) => withKeyFile(parts.source, () => addKey(parts));

/** The file has the new key before anything is encrypted with it. */
async function addKey(parts: DataKeyParts): Promise<void> {
  const { database, source, printLine } = parts;
  const old = source.read();
  if (old === undefined || source.file === undefined) throw byHand(source);
  const keys = [makeDataKey(), ...old] as const;
  await source.write(keys);
  const [{ id }] = keys;
  const created_at = new Date().toISOString();
  await database.insertInto('data_keys').values({ id, created_at, completed_at: null }).execute();
  sealsOf(database).use(new KeyRing(keys));
  printLine(`The new key ${id} is in ${source.file}. Copy this file to another machine now.`);
  await renewAll(parts);
  printLine(
    'Restart every server that is running: until then it uses the old key, and what it writes with that is encrypted anew by its next start.',
  );
  printLine(
    `Backups from before need the old one. Without these: npm run data-key -- forget ${old[0].id}`,
  );
}

async function renew(parts: DataKeyParts): Promise<void> {
  if ((await renewAll(parts)) === 0)
    parts.printLine('Everything is encrypted with the newest key already.');
}

/** Throws a DataKeyFault while something needs it, or may soon. */
async function forget(parts: DataKeyParts, id: string, isRestarted: boolean): Promise<void> {
  if (!isSqlite(parts.database) && !isRestarted)
    throw new DataKeyFault(
      `A server that was not restarted since the last rotation still encrypts with an old key. Restart each, then: npm run data-key -- forget ${id} ${allRestarted}`,
    );
  await withKeyFile(parts.source, () => removeKey(parts, id));
}

async function removeKey(parts: DataKeyParts, id: string): Promise<void> {
  const { database, source, printLine } = parts;
  const read = () => source.read() ?? [];
  if (read()[0]?.id === id) throw new DataKeyFault('The newest key is the one that is used.');
  await refuseUsed(database, id);
  const isKnown = read().some((key) => key.id === id);
  if (!(await noteForgotten(database, id)) && !isKnown)
    throw new DataKeyFault(`There is no key ${id}.`);
  // What was written meanwhile.
  await refuseUsed(database, id).catch(async (error: unknown) => {
    await noteKeys(database, [id]);
    throw error;
  });
  if (source.file === undefined)
    return printLine(`Nothing needs the key ${id}. Remove it from DATA_KEY.`);
  await source.write(read().filter((key) => key.id !== id));
  await source.forgetDrafts();
  printLine(`The key ${id} is forgotten. Backups from when it was used cannot be read any more.`);
}

async function refuseUsed(database: Database, id: string): Promise<void> {
  const uses = await countUses(database, id);
  if (uses > 0)
    throw new DataKeyFault(
      `Messages and notes that still need the key ${id}: ${uses}. First encrypt them with the newest one: npm run data-key -- renew`,
    );
}

/** Its id stays known: a start whose rows need it says so. False if there is no such key or it is already forgotten. */
async function noteForgotten(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('data_keys')
    .set({ forgotten_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function giveUp({ database, source, printLine }: DataKeyParts, id: string): Promise<void> {
  if (source.read()?.some((key) => key.id === id))
    throw new DataKeyFault(`The key ${id} is not lost: it is in ${source.name}.`);
  const uses = await countUses(database, id);
  const { numDeletedRows } = await database
    .deleteFrom('data_keys')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new DataKeyFault(`There is no key ${id}.`);
  printLine(
    `Messages and notes that nobody can read any more: ${uses}. Everything else is as it was.`,
  );
}

const byHand = ({ name }: KeySource) =>
  new DataKeyFault(
    [
      `The keys are in ${name}, which only you can change.`,
      'Put a new one before the old one there, with a comma between them (openssl rand -base64 32), and restart the server: it encrypts everything with the first.',
    ].join('\n'),
  );
