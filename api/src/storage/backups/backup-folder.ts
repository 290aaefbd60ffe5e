import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { keptBackups } from 'contract/lifetimes';
import type { AuditHead } from '../audit/audit-log';
import { ignoreMissing } from '../error-code';
import { SqliteError } from '../sqlite/sqlite-thread';
import { workerFile } from '../worker-process/worker-file';

/** `church` is the copy of a day; `rescued` was saved through the open file when its path was lost. */
type BackupKind = 'church' | 'rescued';

/** The number of copies that are kept of each kind. */
const kept: Readonly<Record<BackupKind, number>> = { church: keptBackups, rescued: 3 };

const namePattern =
  /^(church|rescued)-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z(?:-\d{1,15}-[0-9a-f]{64})?\.sqlite$/;

/**
 * Names a copy, e.g. `church-2026-03-01T02-00-00Z-12-<hash>.sqlite`: sorted by time, and valid on every file system.
 * The head of the audit log is part of the name, so that a forged copy can be told from the original.
 */
const nameOf = (kind: BackupKind, time: Date, auditPart: string) =>
  `${kind}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z${auditPart}.sqlite`;

/** Returns the part of the name that the audit log gives; empty while the log has no entry. */
const auditPartOf = ({ length, hash }: AuditHead): string =>
  length === 0 ? '' : `-${length}-${hash}`;

const timeOf = (name: string) => new Date(name.replace(namePattern, '$2:$3:$4Z'));

const unfinishedNames: Readonly<Record<BackupKind, string>> = {
  church: '.unfinished.sqlite',
  rescued: '.unfinished-rescued.sqlite',
};

/** Checked copies of a SQLite file, named by their time (decision 5). */
export class BackupFolder {
  /**
   * @param folder is created with the first backup
   * @param source the file that is copied
   * @param readHead reads the head of the audit log, for the names of the daily copies
   */
  constructor(
    private readonly folder: string,
    private readonly source: string,
    private readonly readHead?: () => Promise<AuditHead>,
  ) {}

  /** Returns the time of the last daily copy up to that moment; undefined where there is none. */
  async findLast(upTo: Date): Promise<Date | undefined> {
    const times = (await this.names('church')).map(timeOf);
    return times.filter((time) => time <= upTo).at(-1);
  }

  /** Returns the name of the newest copy of both kinds, which is the one to restore; undefined where there is none. */
  async findNewest(): Promise<string | undefined> {
    const all = [...(await this.names('church')), ...(await this.names('rescued'))];
    return all.sort((one, other) => timeOf(one).getTime() - timeOf(other).getTime()).at(-1);
  }

  readonly pathOf = (name: string): string => join(this.folder, name);

  /**
   * Makes a backup while others write, then removes the oldest beyond seven. The file gets its name only when it is
   * complete, checked and flushed. If it rejects, the other backups are untouched.
   */
  async add(time: Date, signal: AbortSignal): Promise<void> {
    // The head is read before the copy, which then contains it, since the log only grows.
    const head = await this.readHead?.();
    const name = nameOf('church', time, head === undefined ? '' : auditPartOf(head));
    await this.make('church', name, (target) => copyInThread(this.source, target, signal));
  }

  /**
   * Saves what only the open database still holds, since its file was removed. Returns the path of the copy.
   * @param copy writes the database into an empty file
   */
  async rescue(time: Date, copy: (target: string) => Promise<unknown>): Promise<string> {
    return this.make('rescued', nameOf('rescued', time, ''), async (target) => {
      await copy(target);
      await flush(target);
    });
  }

  private async make(
    kind: BackupKind,
    name: string,
    copy: (target: string) => Promise<void>,
  ): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const unfinished = join(this.folder, unfinishedNames[kind]);
    const finished = join(this.folder, name);
    // A killed process may have left an unfinished file. SQLite fills an empty file and keeps its mode.
    await this.removeUnfinished(kind);
    await writeFile(unfinished, '', { mode: 0o600 });
    try {
      await copy(unfinished);
      await rename(unfinished, finished);
    } catch (error) {
      await this.removeUnfinished(kind);
      throw error;
    }
    await flush(this.folder);
    for (const old of (await this.names(kind)).slice(0, -kept[kind]))
      await rm(join(this.folder, old), { force: true });
    return finished;
  }

  /** Returns the names of a kind, oldest first. */
  private async names(kind: BackupKind): Promise<string[]> {
    const all = (await readdir(this.folder).catch(ignoreMissing)) ?? [];
    return all.filter((name) => namePattern.exec(name)?.[1] === kind).sort();
  }

  private async removeUnfinished(kind: BackupKind): Promise<void> {
    for (const suffix of ['', '-journal']) {
      await rm(join(this.folder, unfinishedNames[kind] + suffix), { force: true });
    }
  }
}

/** Copies in a thread, which ends when the signal aborts. */
async function copyInThread(source: string, target: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const thread = new Worker(workerFile('backup-worker', import.meta.url), {
    workerData: { source, target },
  });
  const end = () => void thread.terminate();
  signal.addEventListener('abort', end);
  let fault: Error | undefined = new SqliteError('The thread ended before its copy.', undefined);
  thread.on('message', ({ message, code }: { message?: string; code?: string }) => {
    fault = message === undefined ? undefined : new SqliteError(message, code);
  });
  thread.on('error', (error: Error) => (fault = error));
  await new Promise((resolve) => thread.once('exit', resolve));
  signal.removeEventListener('abort', end);
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- the thread's message changes it
  if (fault !== undefined) throw fault;
}

/** Flushes a file, or a folder: a new name is durable only after its folder was flushed. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
