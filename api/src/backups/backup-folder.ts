import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SqliteFault } from '../storage/sqlite-thread';

/** How many are kept. */
const keptBackups = 7;

const namePattern = /^church-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z\.sqlite$/;

/** `church-2026-03-01T02-00-00Z.sqlite`, which sorts by time and is a file name everywhere. */
const nameOf = (time: Date) =>
  `church-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;

const timeOf = (name: string) => new Date(name.replace(namePattern, '$1:$2:$3Z'));

const unfinishedName = '.unfinished.sqlite';

/** Verified copies of a SQLite file, each a file that is named by its time (DESIGN 3.3). */
export class BackupFolder {
  /**
   * @param folder made when the first backup is
   * @param source the file that is copied
   */
  constructor(
    private readonly folder: string,
    private readonly source: string,
  ) {}

  /** When the last backup was made; undefined when there is none up to that moment. */
  async findLast(upTo: Date): Promise<Date | undefined> {
    const times = (await this.names()).map(timeOf);
    return times.filter((time) => time <= upTo).at(-1);
  }

  /**
   * Makes a backup while others write, and removes the oldest beyond seven. The file has its name only once
   * it is whole, checked and on the disk. Rejects with what went wrong; the other backups are still there.
   */
  async add(time: Date, signal: AbortSignal): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const unfinished = join(this.folder, unfinishedName);
    // What a killed process left would be in the way. SQLite fills an empty file, whose mode is ours.
    await this.removeUnfinished();
    await writeFile(unfinished, '', { mode: 0o600 });
    try {
      await copyInThread(this.source, unfinished, signal);
      await rename(unfinished, join(this.folder, nameOf(time)));
    } catch (error) {
      await this.removeUnfinished();
      throw error;
    }
    await flushFolder(this.folder);
    for (const name of (await this.names()).slice(0, -keptBackups)) {
      await rm(join(this.folder, name), { force: true });
    }
  }

  /** Oldest first. */
  private async names(): Promise<string[]> {
    const all = await readdir(this.folder).catch(() => []);
    return all.filter((name) => namePattern.test(name)).sort();
  }

  private async removeUnfinished(): Promise<void> {
    for (const suffix of ['', '-journal']) {
      await rm(join(this.folder, unfinishedName + suffix), { force: true });
    }
  }
}

/** Ends the thread when the signal comes. */
async function copyInThread(source: string, target: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./backup-worker.js', import.meta.url), {
    workerData: { source, target },
  });
  const end = () => void thread.terminate();
  signal.addEventListener('abort', end);
  let fault: Error | undefined = new SqliteFault('The thread ended before its copy.', undefined);
  thread.on('message', ({ message, code }: { message?: string; code?: string }) => {
    fault = message === undefined ? undefined : new SqliteFault(message, code);
  });
  thread.on('error', (error) => (fault = error));
  await new Promise((resolve) => thread.once('exit', resolve));
  signal.removeEventListener('abort', end);
  if (fault !== undefined) throw fault;
}

/** A name is on the disk once its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
