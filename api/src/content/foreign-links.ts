import { isIPv4 } from 'node:net';

/** A dot before a word, where text has a space: each such word is the end of a host, as new ones are sold every year. */
const hostName = /(?<!\.)\.(?:[\p{L}\p{M}]{2}|xn--)/iu;
const mailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]+/gu;
const numbers = /\d{1,3}(?:\.\d{1,3}){3}/g;

/**
 * Whether a text leads to another host than `host`, in any way that mail programs might make a link of. Only what is known
 * to be none is let through: they differ in where they see a link begin and end.
 */
export function hasForeignLink(text: string, host: string): boolean {
  const others = asBrowsersRead(text).replaceAll(linkTo(host), ' ');
  if (/\/\/|(?:https?|ftp):/i.test(others)) return true;
  const plain = others.replaceAll(mailAddress, ' ');
  return hostName.test(plain) || (plain.match(numbers) ?? []).some((word) => isIPv4(word));
}

/** With backslashes as slashes, all dots as one, and without what nobody sees. */
const asBrowsersRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\\', '/')
    .replaceAll('。', '.');

/** The host alone or with its scheme and a path. Nothing may come before or after it that makes it another host. */
const linkTo = (host: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}.@:/_-])(?:https?://)?${host.replaceAll(/[.[\]]/g, String.raw`\$&`)}(?![\p{L}\p{M}\p{N}:@_-]|\.[\p{L}\p{N}])(?:[/?#][\w.=&%~+-]+)*/?`,
    'giu',
  );
