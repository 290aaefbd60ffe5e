import { makeDataKey } from '../encryption/data-key';
import { DataKeyFault } from '../encryption/data-key-fault';
import type { KeySource } from '../encryption/key-file';
import { KeyRing } from '../encryption/key-ring';
import { sealsOf } from '../encryption/seals';
import type { Database } from '../storage/database';
import { countUses, renewAll } from './renew-all';

const usage = `Please name what to do:
  list       shows the names of the keys, the newest first; it shows no key
  rotate     makes a new key and encrypts everything with it; the old one stays for backups
  renew      encrypts with the newest key what is not yet
  forget ID  removes an old key, once nothing needs it; with SQLite the server must have ended
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
  if (more.length > 0) throw new DataKeyFault(usage);
  if (id === undefined) {
    if (action === 'list') return beside(list);
    if (action === 'rotate') return beside(rotate);
    if (action === 'renew') return beside(renew);
  } else {
    if (action === 'forget') return alone((parts) => forget(parts, id));
    if (action === 'lost') return alone((parts) => giveUp(parts, id), id);
  }
  throw new DataKeyFault(usage);
}

async function list({ database, source, printLine }: DataKeyParts): Promise<void> {
  printLine(`Keys in ${source.name}:`);
  const known = await database.selectFrom('data_keys').selectAll().execute();
  for (const { id } of source.read() ?? []) {
    const used = known.find((one) => one.id === id);
    const isNewest = id === sealsOf(database).keys.newest.id;
    const state =
      used === undefined
        ? 'not used'
        : `since ${used.created_at}${isNewest && used.completed_at === null ? ', not everything yet' : ''}`;
    printLine(`  ${id}  ${state}${isNewest ? '  (newest)' : ''}`);
  }
}

/** The file has the new key before anything is encrypted with it. */
async function rotate(parts: DataKeyParts): Promise<void> {
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
  printLine('Restart every server that is running, so that it uses the new key as well.');
  printLine(
    `Backups from before need the old one. Without these: npm run data-key -- forget ${old[0].id}`,
  );
}

async function renew(parts: DataKeyParts): Promise<void> {
  if ((await renewAll(parts)) === 0)
    parts.printLine('Everything is encrypted with the newest key already.');
}

/** Throws a DataKeyFault while something needs it. */
async function forget({ database, source, printLine }: DataKeyParts, id: string): Promise<void> {
  const keys = source.read() ?? [];
  if (keys[0]?.id === id) throw new DataKeyFault('The newest key is the one that is used.');
  const uses = await countUses(database, id);
  if (uses > 0)
    throw new DataKeyFault(
      `Messages and notes that still need the key ${id}: ${uses}. First encrypt them with the newest one: npm run data-key -- renew`,
    );
  const isKnown = keys.some((key) => key.id === id);
  const { numDeletedRows } = await database
    .deleteFrom('data_keys')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!isKnown && numDeletedRows === 0n) throw new DataKeyFault(`There is no key ${id}.`);
  if (source.file === undefined)
    return printLine(`Nothing needs the key ${id}. Remove it from DATA_KEY.`);
  await source.write(keys.filter((key) => key.id !== id));
  printLine(`The key ${id} is forgotten. Backups from when it was used cannot be read any more.`);
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
