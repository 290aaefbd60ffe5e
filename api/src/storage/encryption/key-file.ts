import { accessSync, constants, readFileSync } from 'node:fs';
import { chmod, chown, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../config';
import { errorCode, ignoreMissing } from '../error-code';
import { realPath } from '../real-path';
import { formatDataKey, makeDataKey, readDataKeys } from './data-key';
import type { DataKey } from './data-key';
import { DataKeyError } from './data-key-error';
import type { DataKeys } from './key-ring';
import { makeFileOnce, removeDrafts, syncFolder, writeDraft } from './make-file-once';

export type KeyAddress = Pick<Config, 'dataDir' | 'dataKey' | 'dataKeyFile'>;

/** The environment variable with the keys where there is no file. */
const variable = 'DATA_KEY';

/** Milliseconds after which a draft belongs to a process that was killed. */
const abandonedAfter = 60_000;

/** Prints a line for the operator on stderr, which a command's output does not use. */
const toOperator = (line: string) => void process.stderr.write(`${line}\n`);

const header = `# The keys with which messages and notes are encrypted, the newest first. Keep a copy on another machine,
# never beside a copy of the database. Without it nobody can read them.
`;

/**
 * The source of the keys: `DATA_KEY`, or a file beside the data folder and not in it, so that no copy of that folder
 * includes them.
 */
export class KeySource {
  /** The path of the key file; undefined where the keys are in the environment. */
  readonly file: string | undefined;
  /** Tells whether it was printed already that the keys cannot be read again. */
  private isTold = false;

  constructor(
    private readonly address: KeyAddress,
    private readonly printLine: (line: string) => void = toOperator,
  ) {
    const { dataDir, dataKey, dataKeyFile } = address;
    this.file = dataKey === undefined ? (dataKeyFile ?? `${dataDir}.key`) : undefined;
  }

  /** The name under which an operator knows it. */
  get name(): string {
    return this.file ?? variable;
  }

  /** Reads the keys; undefined where there is no file yet. Throws a DataKeyError where its content is invalid. */
  read(): DataKeys | undefined {
    const text = this.file === undefined ? this.address.dataKey : readText(this.file);
    return text === undefined ? undefined : readDataKeys(text, this.name);
  }

  /** Reads the keys again; undefined where that fails, which is printed once. */
  readAgain(): DataKeys | undefined {
    try {
      const keys = this.read();
      this.isTold = false;
      return keys;
    } catch (error) {
      const { message } = error as Error;
      if (!this.isTold) this.printLine(`The keys cannot be read again: ${message}`);
      this.isTold = true;
      return undefined;
    }
  }

  /** Closes the file to other users and removes what a killed process left beside it. */
  async tidy(): Promise<void> {
    if (this.file === undefined) return;
    const file = realPath(this.file);
    try {
      await removeDrafts(file, abandonedAfter);
      const { uid, mode } = await stat(file);
      if (uid !== process.getuid?.() || (mode & 0o077) === 0) return;
      await chmod(file, 0o600);
      this.printLine(`The keys in ${this.file} were open to others: closed (mode 0600).`);
    } catch (error) {
      // The file does not exist yet, or its folder is read-only.
      if (errorCode(error) === undefined) throw error;
    }
  }

  /** Checks that the first key can be stored, before any change that needs it. Throws a DataKeyError. */
  checkPlace(): void {
    if (this.file === undefined || this.read() !== undefined) return;
    const folder = dirname(this.file);
    try {
      accessSync(folder, constants.W_OK);
    } catch (error) {
      // The folder is created with the key.
      if (errorCode(error) === 'ENOENT') return;
      throw closedFolder(folder, errorCode(error) ?? 'unknown');
    }
  }

  /** Makes the first key. Where another process was faster, its key is returned. */
  async make(): Promise<DataKeys> {
    const file = this.needFile();
    await makeFileOnce(file, fileText([makeDataKey()]));
    return readDataKeys(readFileSync(file, 'utf8'), file);
  }

  /** Replaces the keys in the file atomically. The file keeps its owner, and a link to it stays a link. */
  async write(keys: readonly DataKey[]): Promise<void> {
    const file = realPath(this.needFile());
    const draft = await writeDraft(file, fileText(keys));
    try {
      await chownLikeKeyFile(draft, file);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    await syncFolder(dirname(file));
  }

  private needFile(): string {
    if (this.file !== undefined) return this.file;
    throw new DataKeyError(`The keys are in ${variable}, which only you can change.`);
  }
}

/** Gives a file that root made beside the keys to the owner of the keys. */
export async function chownLikeKeyFile(path: string, keyFile: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(keyFile);
  await chown(path, uid, gid);
}

/** The unit may be from a release without keys, which lets the server write in DATA_DIR alone. */
const closedFolder = (folder: string, code: string) =>
  new DataKeyError(
    [
      `Messages and notes are stored encrypted, and their key cannot be made: ${folder} is closed to the server (${code}).`,
      'With systemd: run `systemctl edit church` once, as root, add these three lines, and start or upgrade again:',
      '  [Service]',
      '  StateDirectory=church-key',
      '  Environment=DATA_KEY_FILE=/var/lib/church-key/data.key',
      'Elsewhere: name a file in a folder that the server may write, and not in DATA_DIR (DATA_KEY_FILE=/path/to/data.key), or set DATA_KEY to what `openssl rand -base64 32` prints.',
      'Nothing was changed.',
    ].join('\n'),
  );

const fileText = (keys: readonly DataKey[]) =>
  `${header}${keys.map((key) => `${formatDataKey(key)} # ${key.id}\n`).join('')}`;

function readText(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    // A first start may have been killed before it wrote the first byte.
    return text === '' ? undefined : text;
  } catch (error) {
    return ignoreMissing(error);
  }
}
