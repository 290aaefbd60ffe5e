import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../../storage/error-code';
import { getMailFolder } from '../../mail/mail-folder';
import { literalPattern } from './literal-pattern';

/**
 * Finds email files that contain one of the addresses. Files are removed after a day, so they are few.
 * @param emails lower-cased
 */
export async function findMailFiles(
  dataDir: string,
  emails: readonly string[],
): Promise<readonly string[]> {
  if (emails.length === 0) return [];
  const folder = getMailFolder(dataDir);
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  const patterns = emails.map(patternOf);
  const found: string[] = [];
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const mail = (await readFile(join(folder, name), 'utf8').catch(ignoreMissing)) ?? '';
    const texts = [mail, decode(mail)].map((text) => text.toLowerCase());
    if (patterns.some((one) => texts.some((text) => one.test(text)))) found.push(name);
  }
  return found;
}

/** Decodes the quoted-printable bodies of these emails (mail-transport.ts). Their headers are not encoded. */
const decode = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

/**
 * Matches an address as a whole, because a longer address is another person's. An apostrophe belongs to the address
 * after a letter (`o'brien`), and is a quotation mark otherwise.
 */
const patternOf = (email: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}._+-])(?<![\\p{L}\\p{N}](?:'|&#39;))${literalPattern(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'u',
  );

export async function removeMailFiles(dataDir: string, emails: readonly string[]): Promise<void> {
  for (const name of await findMailFiles(dataDir, emails))
    await rm(join(getMailFolder(dataDir), name), { force: true });
}
