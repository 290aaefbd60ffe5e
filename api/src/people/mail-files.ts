import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../error-code';
import { mailFolderOf } from '../mail/mail-folder';

/**
 * The mails that became files and that name one of the addresses. They are removed after a day anyway, so they are few.
 * @param emails lower-cased
 */
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
    if (text !== undefined && emails.some((email) => hasWhole(text, email))) found.push(name);
  }
  return found;
}

/** Whether the text has the address, and not only a longer one that it is a part of, which is somebody else's. */
function hasWhole(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + 1)) {
    const end = at + email.length;
    if (
      !goesOnBefore.test(text.slice(Math.max(0, at - 1), at)) &&
      !goesOnAfter.test(text.slice(end, end + 2))
    )
      return true;
  }
  return false;
}

/** What may stand in a name before the at sign, and be told from what introduces an address. */
const goesOnBefore = /[\p{L}\p{N}._+-]/u;
const goesOnAfter = /^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u;

export async function removeMailFiles(dataDir: string, emails: readonly string[]): Promise<void> {
  for (const name of await findMailFiles(dataDir, emails))
    await rm(join(mailFolderOf(dataDir), name), { force: true });
}
