import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { keptBackups } from 'contract/lifetimes';
import type { AuditHead } from '../audit/audit-log';
import { ignoreMissing } from '../error-code';
import { SqliteError } from '../sqlite/sqlite-thread';
import { workerFile } from '../worker-process/worker-file';

/** A day's copy, and what was saved through the open file when that was lost. */
type BackupKind = 'church' | 'rescued';

/** How many are kept of each. */
const kept: Readonly<Record<BackupKind, number>> = { church: keptBackups, rescued: 3 };

const namePattern =
  /^(church|rescued)-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z(?:-\d{1,15}-[0-9a-f]{64})?\.sqlite$/;

/**
 * `church-2026-03-01T02-00-00Z-12-<hash>.sqlite`, which sorts by time and is a file name everywhere. The end of the
 * audit log is in it, so that a copy that was made anew is told from the one that was made then.
 */
const nameOf = (kind: BackupKind, time: Date, auditPart: string) =>
  `${kind}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z${auditPart}.sqlite`;

/** '' while the log has no entry. */
const auditPartOf = ({ length, hash }: AuditHead): string =>
  length === 0 ? '' : `-${length}-${hash}`;

const timeOf = (name: string) => new Date(name.replace(namePattern, '$2:$3:$4Z'));

const unfinishedNames: Readonly<Record<BackupKind, string>> = {
  church: '.unfinished.sqlite',
  rescued: '.unfinished-rescued.sqlite',
};

/** Verified copies of a SQLite file, each a file that is named by its time (decision 5). */
export class BackupFolder {
  /**
   * @param folder made when the first backup is
   * @param source the file that is copied
   * @param readHead where the audit log ends, for the names of the copies of the days
   */
  constructor(
    private readonly folder: string,
    private readonly source: string,
    private readonly readHead?: () => Promise<AuditHead>,
  ) {}

  /** When the last of a day was made; undefined when there is none up to that moment. */
  async findLast(upTo: Date): Promise<Date | undefined> {
    const times = (await this.names('church')).map(timeOf);
    return times.filter((time) => time <= upTo).at(-1);
  }

  /** The name of the newest of all, which is the one to restore; undefined when there is none. */
  async findNewest(): Promise<string | undefined> {
    const all = [...(await this.names('church')), ...(await this.names('rescued'))];
    return all.sort((one, other) => timeOf(one).getTime() - timeOf(other).getTime()).at(-1);
  }

  readonly pathOf = (name: string): string => join(this.folder, name);

  /**
   * Makes a backup while others write, and removes the oldest beyond seven. The file has its name only once
   * it is whole, checked and on the disk. Rejects with what went wrong; the other backups are still there.
   */
  async add(time: Date, signal: AbortSignal): Promise<void> {
    // Before the copy, which holds it then: the log only grows.
    const head = await this.readHead?.();
    const name = nameOf('church', time, head === undefined ? '' : auditPartOf(head));
    await this.make('church', name, (target) => copyInThread(this.source, target, signal));
  }

  /**
   * Keeps what only the open database still holds, since its file is gone. Answers the path of the copy.
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
    // What a killed process left would be in the way. SQLite fills an empty file, whose mode is ours.
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

  /** Oldest first. */
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

/** Ends the thread when the signal comes. */
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

/** A file's bytes are on the disk then, and a name once its folder is. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
