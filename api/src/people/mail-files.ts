import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../error-code';
import { mailFolderOf } from '../mail/mail-folder';

/** The mails that became files and that name one of the addresses. They are removed after a day anyway, so they are few. */
export async function findMailFiles(
  dataDir: string,
  emails: readonly string[],
): Promise<readonly string[]> {
  if (emails.length === 0) return [];
  const folder = mailFolderOf(dataDir);
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  const found: string[] = [];
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const text = (await readFile(join(folder, name), 'utf8').catch(ignoreMissing))?.toLowerCase();
    if (text !== undefined && emails.some((email) => text.includes(email))) found.push(name);
  }
  return found;
}

export async function removeMailFiles(dataDir: string, emails: readonly string[]): Promise<void> {
  for (const name of await findMailFiles(dataDir, emails))
    await rm(join(mailFolderOf(dataDir), name), { force: true });
}
