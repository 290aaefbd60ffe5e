import { isIPv4 } from 'node:net';

/** A dot directly before a word: any such word may be a top-level domain, as new ones are added every year. */
const hostName = /(?<!\.)\.(?:[\p{L}\p{M}]{2}|xn--)/iu;
const mailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]+/gu;
const numbers = /\d{1,3}(?:\.\d{1,3}){3}/g;

/**
 * Whether a text contains a link to a host other than `host`, in any form that mail programs turn into a link. They
 * disagree on where a link begins and ends, so everything that is not known to be harmless counts as a link.
 */
export function hasForeignLink(text: string, host: string): boolean {
  const others = asBrowsersRead(text).replaceAll(linkTo(host), ' ');
  if (/\/\/|(?:https?|ftp):/i.test(others)) return true;
  const plain = others.replaceAll(mailAddress, ' ');
  return hostName.test(plain) || (plain.match(numbers) ?? []).some((word) => isIPv4(word));
}

/** Normalizes backslashes to slashes and all kinds of dots to one, and removes invisible characters. */
const asBrowsersRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\\', '/')
    .replaceAll('。', '.');

/** Matches the host with optional scheme and path. Nothing may stand before or after it that makes it another host. */
const linkTo = (host: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}.@:/_-])(?:https?://)?${host.replaceAll(/[.[\]]/g, String.raw`\$&`)}(?![\p{L}\p{M}\p{N}:@_-]|\.[\p{L}\p{N}])(?:[/?#][\w.=&%~+-]+)*/?`,
    'giu',
  );
