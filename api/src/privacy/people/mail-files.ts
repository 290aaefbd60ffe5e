import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../../storage/error-code';
import { getMailFolder } from '../../mail/mail-folder';
import { literalPattern } from './literal-pattern';

/**
 * The mails that became files and that name one of the addresses. They are removed after a day anyway, so they are few.
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

/** Quoted-printable, in which the bodies of these mails are (mail-transport.ts). Headers are not. */
const decode = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

/**
 * Of an address as a whole: a longer one that it is a part of is another person's. An apostrophe belongs to it after a
 * letter (`o'brien`), and else is a quotation mark.
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
