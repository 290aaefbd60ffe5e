import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ignoreMissing } from '../../storage/error-code';
import { busy } from '../../http/errors/http-error';
import type { Database } from '../../storage/database';
import { isDatabaseUnavailable } from '../../storage/database-errors';

/** The limit of digests in memory; staff and members together have fewer open sessions. */
const most = 10_000;

/**
 * Sessions that were ended while the database could not store it: they end for this process at once, and in the
 * database as soon as it works again. A file keeps them over a restart, where the disk has room for a line. Only
 * digests of tokens are stored.
 */
export class PendingLogouts {
  private readonly digests = new Set<string>();

  /** @param file is absent where they are kept in memory only */
  constructor(private readonly file?: string) {}

  /** Reads the log-outs that were not stored before the last restart. */
  async load(): Promise<void> {
    if (this.file === undefined) return;
    // If an existing file cannot be read, ended sessions would go on, so the error is thrown.
    const text = (await readFile(this.file, 'utf8').catch(ignoreMissing)) ?? '';
    for (const line of text.split('\n').slice(0, most)) if (line !== '') this.digests.add(line);
  }

  has(digest: string): boolean {
    return this.digests.has(digest);
  }

  /** Ends a session. Rejects where the database fails for another reason than being unavailable or full. */
  async end(digest: string, remove: () => Promise<unknown>): Promise<void> {
    try {
      await remove();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (this.digests.size >= most) throw busy();
      this.digests.add(digest);
      await this.write(digest);
    }
  }

  /** Tries to store all pending log-outs. */
  async settle(database: Database): Promise<void> {
    const all = [...this.digests];
    if (all.length === 0) return;
    try {
      for (const table of ['admin_sessions', 'member_sessions'] as const) {
        await database.deleteFrom(table).where('token_hash', 'in', all).execute();
      }
    } catch (error) {
      if (isDatabaseUnavailable(error)) return;
      throw error;
    }
    for (const digest of all) this.digests.delete(digest);
    await this.rewrite();
  }

  private async write(digest: string): Promise<void> {
    if (this.file === undefined) return;
    try {
      await mkdir(dirname(this.file), { recursive: true, mode: 0o700 });
      await appendFile(this.file, `${digest}\n`, { mode: 0o600, flush: true });
    } catch {
      // The disk has no room for a line; the session has ended for this process all the same.
    }
  }

  /** Rewrites the file with the log-outs that came meanwhile. */
  private async rewrite(): Promise<void> {
    if (this.file === undefined) return;
    const rest = [...this.digests].map((digest) => `${digest}\n`).join('');
    if (rest === '') await rm(this.file, { force: true });
    else await writeFile(this.file, rest, { mode: 0o600, flush: true });
  }
}
