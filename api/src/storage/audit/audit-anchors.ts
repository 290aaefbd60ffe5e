import { appendFile, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../error-code';
import type { AuditHead } from './audit-log';

/** Where the audit log ended at a moment, noted outside of the database that holds it. */
export interface AuditAnchor extends AuditHead {
  /** ISO 8601. */
  readonly at: string;
}

/** Lines that are kept; the newest one alone covers the whole chain, the others tell when it was cut. */
const keptLines = 1000;

const linePattern = /^(\S+) (\d{1,15}) ([0-9a-f]{64})$/;
const acceptedPattern = /^(\S+) accepted$/;

const lineOf = ({ at, length, hash }: AuditAnchor) => `${at} ${length} ${hash}`;

/** How a backup's name says where the log ended: `...Z-12-<hash>.sqlite`; '' while there is no entry. */
export const auditPartOf = ({ length, hash }: AuditHead): string =>
  length === 0 ? '' : `-${length}-${hash}`;

const backupPattern =
  /^church-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z-(\d{1,15})-([0-9a-f]{64})\.sqlite$/;

/**
 * The file `audit-heads` in DATA_DIR and the names of the backups: who changes the database alone, head and all, does
 * not change them.
 */
export class AuditAnchors {
  private readonly file: string;

  constructor(private readonly dataDir: string) {
    this.file = join(dataDir, 'audit-heads');
  }

  /** The longest log last, from the last time on when an operator took the log for right. */
  async read(): Promise<AuditAnchor[]> {
    const noted = await readLines(this.file);
    const lines = [...noted, ...(await this.readBackups())];
    const acceptedAt = noted.map((line) => acceptedPattern.exec(line)?.[1] ?? '').sort();
    const since = acceptedAt.at(-1) ?? '';
    const anchors = lines.flatMap((line): AuditAnchor[] => {
      const [, at = '', length, hash = ''] = linePattern.exec(line) ?? [];
      return at > since ? [{ at, length: Number(length), hash }] : [];
    });
    return anchors.sort((one, other) => one.length - other.length);
  }

  async add(anchor: AuditAnchor): Promise<void> {
    await this.write(lineOf(anchor));
  }

  /** From now on, what was noted before is not compared any more. */
  async accept(at: Date): Promise<void> {
    await this.write(`${at.toISOString()} accepted`);
  }

  private async write(line: string): Promise<void> {
    await mkdir(this.dataDir, { recursive: true, mode: 0o700 });
    await appendFile(this.file, `${line}\n`, { mode: 0o600, flush: true });
    const lines = await readLines(this.file);
    if (lines.length < 2 * keptLines) return;
    const unfinished = `${this.file}.new`;
    const kept = lines.slice(-keptLines).join('\n');
    await writeFile(unfinished, `${kept}\n`, { mode: 0o600, flush: true });
    await rename(unfinished, this.file);
  }

  /** The names of the backups. Those of older releases have a file beside them. */
  private async readBackups(): Promise<string[]> {
    const folder = join(this.dataDir, 'backups');
    const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
    const files = names.filter((name) => name.endsWith(auditSuffix));
    const all = await Promise.all(files.map((name) => readLines(join(folder, name))));
    const named = names.flatMap((name) => {
      const [, hour, minute, second, length, hash] = backupPattern.exec(name) ?? [];
      return hour === undefined ? [] : [`${hour}:${minute}:${second}.000Z ${length} ${hash}`];
    });
    return [...all.flat(), ...named];
  }
}

/** How the note beside a backup of an older release ends. */
export const auditSuffix = '.audit-head';

async function readLines(file: string): Promise<string[]> {
  const text = (await readFile(file, 'utf8').catch(ignoreMissing)) ?? '';
  return text.split('\n').filter((line) => line !== '');
}
