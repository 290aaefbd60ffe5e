import { accessSync, constants, readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config';
import { errorCode, ignoreMissing } from '../error-code';
import { keyText, makeDataKey, readDataKeys } from './data-key';
import type { DataKey } from './data-key';
import { DataKeyFault } from './data-key-fault';
import { makeFileOnce, syncFolder, writeDraft } from './make-file-once';
import type { DataKeys } from './key-ring';

export type KeyAddress = Pick<Config, 'dataDir' | 'dataKey' | 'dataKeyFile'>;

/** Of the keys where they are no file. */
const variable = 'DATA_KEY';

const header = `# The keys with which messages and notes are encrypted, the newest first. Keep a copy on another machine,
# never beside a copy of the database. Without it nobody can read them.
`;

/** Where the keys come from: `DATA_KEY`, or a file beside the data folder and not in it, so that no copy of that has them. */
export class KeySource {
  /** Undefined where the keys are in the environment. */
  readonly file: string | undefined;

  constructor(private readonly address: KeyAddress) {
    const { dataDir, dataKey, dataKeyFile } = address;
    this.file = dataKey === undefined ? (dataKeyFile ?? `${dataDir}.key`) : undefined;
  }

  /** What an operator knows it by. */
  get name(): string {
    return this.file ?? variable;
  }

  /** Undefined where there is no file yet. Throws a DataKeyFault where it holds something else. */
  read(): DataKeys | undefined {
    const text = this.file === undefined ? this.address.dataKey : readText(this.file);
    return text === undefined ? undefined : readDataKeys(text, this.name);
  }

  /** Throws a DataKeyFault where the first key could not be stored: before anything is changed for it. */
  checkPlace(): void {
    if (this.file === undefined || this.read() !== undefined) return;
    const folder = dirname(this.file);
    try {
      accessSync(folder, constants.W_OK);
    } catch (error) {
      // It is made with the key.
      if (errorCode(error) === 'ENOENT') return;
      throw closedFolder(folder, errorCode(error) ?? 'unknown');
    }
  }

  /** The first key. Where another process was faster, that one's. */
  async make(): Promise<DataKeys> {
    const file = this.needFile();
    await makeFileOnce(file, fileText([makeDataKey()]));
    return readDataKeys(readFileSync(file, 'utf8'), file);
  }

  /** Puts other keys into the file, in one step. */
  async write(keys: readonly DataKey[]): Promise<void> {
    const file = this.needFile();
    await rename(await writeDraft(file, fileText(keys)), file);
    await syncFolder(dirname(file));
  }

  private needFile(): string {
    if (this.file !== undefined) return this.file;
    throw new DataKeyFault(`The keys are in ${variable}, which only you can change.`);
  }
}

/** As of a unit from before there were keys, which lets the server write in DATA_DIR alone. */
const closedFolder = (folder: string, code: string) =>
  new DataKeyFault(
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
  `${header}${keys.map((key) => `${keyText(key)} # ${key.id}\n`).join('')}`;

function readText(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    // A first start that was killed before it wrote the first byte.
    return text === '' ? undefined : text;
  } catch (error) {
    return ignoreMissing(error);
  }
}
