import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../storage/error-code';
import type { Clock } from '../storage/clock';

/** Where mails lie as files when there is no mail server. */
export const getMailFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** In milliseconds. The links in a mail have expired by then. */
export const mailFileLifetime = 24 * 3_600_000;

/** The mails that became files: addresses, and links that were good once. */
export class MailFolder {
  constructor(
    private readonly dataDir: string,
    private readonly now: Clock,
  ) {}

  /**
   * Removes the files of mails that are older than a day, unfinished ones too, and those of a time that a clock has
   * gone back from. Everything else in the folder stays.
   */
  async sweep(): Promise<void> {
    const folder = getMailFolder(this.dataDir);
    // No mail became a file yet; below, another process may be quicker.
    const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
    for (const name of names.filter((name) => name.endsWith('.eml'))) {
      const file = join(folder, name);
      const facts = await stat(file).catch(ignoreMissing);
      const age = facts === undefined ? 0 : this.now().getTime() - facts.mtimeMs;
      if (Math.abs(age) >= mailFileLifetime) await rm(file, { force: true });
    }
  }
}
