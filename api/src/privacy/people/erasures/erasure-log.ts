import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from '../../../storage/data-folder/data-folder-error';
import { ignoreMissing } from '../../../storage/error-code';
import { loadOnce } from '../../../storage/load-once';
import { makeFileOnce } from '../../../storage/encryption/make-file-once';

/** The erased records and addresses, as digests. */
export interface LoggedErasure {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Digests of records, of email addresses and of picture addresses. */
  readonly digests: readonly string[];
}

/**
 * The file `erasures.log` in DATA_DIR, one JSON line per erasure, and its key in `erasures.key`. They are outside of
 * the database and its backups, so that erasures survive the restoration of a backup (decision 73). Lines are never
 * removed. The log alone reveals nothing about a person.
 */
export class ErasureLog {
  private readonly file: string;
  private readonly keyFile: string;
  private readonly kept = new Map<'key', Promise<KeyObject>>();

  constructor(private readonly dataDir: string) {
    this.file = join(dataDir, 'erasures.log');
    this.keyFile = join(dataDir, 'erasures.key');
  }

  /** Lines that a crash cut off are only counted, because their erasures are logged again. */
  async read(): Promise<ReadErasures> {
    const text = (await readFile(this.file, 'utf8').catch(ignoreMissing)) ?? '';
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const erasures = lines.flatMap((line) => readLine(line) ?? []);
    return { erasures, unreadable: lines.length - erasures.length };
  }

  /** Appends a line and resolves once it is synced to the disk. */
  async add(erasure: LoggedErasure): Promise<void> {
    await mkdir(this.dataDir, { recursive: true, mode: 0o700 });
    const file = await open(this.file, 'a', 0o600);
    try {
      // The leading line break ends a line that a crash cut off.
      await file.appendFile(`\n${JSON.stringify(erasure)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Returns functions that make digests with this folder's key. Throws a DataFolderError if that is lost. */
  async digester(): Promise<ErasureDigester> {
    // A missing key is looked for each time, because the operator may restore it while the server runs.
    const key = await loadOnce(this.kept, 'key', async () => createSecretKey(await this.readKey()));
    const digest = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
    return {
      ofRecord: (id) => digest(`record ${id}`),
      ofEmail: (email) => digest(`email ${email}`),
      ofPicture: (address) => digest(`picture ${address}`),
    };
  }

  private async readKey(): Promise<Buffer> {
    const kept = await readFile(this.keyFile).catch(ignoreMissing);
    if (kept !== undefined && isKey(kept)) return kept;
    const isUsed = (kept?.length ?? 0) > 0 || (await this.read()).erasures.length > 0;
    if (isUsed) throw this.lostKey(kept === undefined ? 'missing' : 'damaged');
    const key = await makeKeyFile(this.keyFile);
    if (!isKey(key)) throw this.lostKey('damaged');
    return key;
  }

  /** A new key would make the existing log useless. */
  private readonly lostKey = (state: 'missing' | 'damaged') =>
    new DataFolderError(
      [
        `The key ${this.keyFile} is ${state}, and nothing else can read what ${this.file} says.`,
        'Put the key back from your copy of DATA_DIR.',
        `If there is no copy: put ${this.file} and what is left of the key aside, and keep them.`,
        'From then on a backup that is restored brings back whoever was erased until now.',
      ].join('\n'),
    );
}

export interface ReadErasures {
  readonly erasures: readonly LoggedErasure[];
  readonly unreadable: number;
}

export interface ErasureDigester {
  readonly ofRecord: (id: string) => string;
  readonly ofEmail: (email: string) => string;
  readonly ofPicture: (address: string) => string;
}

function readLine(line: string): LoggedErasure | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return isErasure(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isErasure(read: unknown): read is LoggedErasure {
  if (typeof read !== 'object' || read === null) return false;
  const { id, at, digests } = read as Partial<Record<keyof LoggedErasure, unknown>>;
  const isText = (value: unknown) => typeof value === 'string';
  return isText(id) && isText(at) && Array.isArray(digests) && digests.every(isText);
}

const keyBytes = 32;
const isKey = (bytes: Buffer): boolean => bytes.length === keyBytes;
/** Creates a key file. If another process was faster, its key is returned. */
async function makeKeyFile(path: string): Promise<Buffer> {
  await makeFileOnce(path, randomBytes(keyBytes));
  return readFile(path);
}
