import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../error-code';

/** What an erasure erased, in digests. */
export interface LoggedErasure {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Of records (`digestRecord`) and of e-mail addresses (`digestEmail`). */
  readonly digests: readonly string[];
}

/**
 * The file `erasures.log` in DATA_DIR, one JSON line for each erasure, and its key in `erasures.key`: outside of the
 * database and its backups, so that a backup that is restored is told what was erased since (docs/decisions/0073). Lines
 * are never removed. Who has the log alone learns nothing of a person from it.
 */
export class ErasureLog {
  private readonly file: string;
  private readonly keyFile: string;
  private key: Promise<Buffer> | undefined;

  constructor(private readonly dataDir: string) {
    this.file = join(dataDir, 'erasures.log');
    this.keyFile = join(dataDir, 'erasures.key');
  }

  /** Without the lines that a crash cut off: their erasure is written again. */
  async read(): Promise<readonly LoggedErasure[]> {
    const text = (await readFile(this.file, 'utf8').catch(ignoreMissing)) ?? '';
    return text.split('\n').flatMap((line) => readLine(line) ?? []);
  }

  /** Adds a line, and answers once it is on the disk. */
  async add(erasure: LoggedErasure): Promise<void> {
    await mkdir(this.dataDir, { recursive: true, mode: 0o700 });
    const file = await open(this.file, 'a', 0o600);
    try {
      // A line that was cut off ends here.
      await file.appendFile(`\n${JSON.stringify(erasure)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Makes digests of records and addresses, which only this folder's key can make again. */
  async digester(): Promise<ErasureDigester> {
    const key = await (this.key ??= this.readKey());
    const digest = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
    return {
      ofRecord: (id) => digest(`record ${id}`),
      ofEmail: (email) => digest(`email ${email}`),
    };
  }

  private async readKey(): Promise<Buffer> {
    const kept = await readFile(this.keyFile).catch(ignoreMissing);
    if (kept?.length === keyBytes) return kept;
    if (kept !== undefined) throw new DamagedErasureKey(this.keyFile);
    await mkdir(this.dataDir, { recursive: true, mode: 0o700 });
    const key = randomBytes(keyBytes);
    const file = await open(this.keyFile, 'wx', 0o600);
    try {
      await file.writeFile(key);
      await file.sync();
    } finally {
      await file.close();
    }
    return key;
  }
}

export interface ErasureDigester {
  readonly ofRecord: (id: string) => string;
  readonly ofEmail: (email: string) => string;
}

const keyBytes = 32;

/** Another key would make the log say nothing: the right one has to be put back. */
export class DamagedErasureKey extends Error {
  override readonly name = 'DamagedErasureKey';
  constructor(path: string) {
    super(`${path} is damaged. Put it back from your copy of DATA_DIR.`);
  }
}

function readLine(line: string): LoggedErasure | undefined {
  try {
    return JSON.parse(line) as LoggedErasure;
  } catch {
    return undefined;
  }
}
