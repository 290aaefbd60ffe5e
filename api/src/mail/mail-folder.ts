import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../storage/error-code';
import type { Clock } from '../storage/clock';

/** Returns the folder where emails are stored as files when there is no mail server. */
export const getMailFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The lifetime of these files, in milliseconds. The links in them have expired by then. */
export const mailFileLifetime = 24 * 3_600_000;

/** The emails that were stored as files, with addresses and links that were valid once. */
export class MailFolder {
  constructor(
    private readonly dataDir: string,
    private readonly now: Clock,
  ) {}

  /**
   * Removes the files of emails that are older than a day, unfinished ones too, and those with a time in the future,
   * which a clock that went back has left. Everything else in the folder stays.
   */
  async sweep(): Promise<void> {
    const folder = getMailFolder(this.dataDir);
    // No email was stored yet; further below another process may be faster.
    const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
    for (const name of names.filter((name) => name.endsWith('.eml'))) {
      const file = join(folder, name);
      const facts = await stat(file).catch(ignoreMissing);
      const age = facts === undefined ? 0 : this.now().getTime() - facts.mtimeMs;
      if (Math.abs(age) >= mailFileLifetime) await rm(file, { force: true });
    }
  }
}
