/** As HTML's `type=email` has it, so that browser and server never disagree. It admits no line break. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is one mail address as it is stored; no comma and no line break is in one. */
export const isEmailAddress = (text: string): boolean => emailPattern.test(text);

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;

/**
 * An address without what is pasted along with it: what nobody sees, and the space around it, around `@` and around
 * points. Space elsewhere, and a line break, make two things of it: they are left to be refused.
 */
export function tidyEmail(text: string): string {
  if (/[\r\n]/.test(text)) return text;
  const parts = text.replace(invisible, '').split(/([@.])/);
  return parts.map((part) => part.trim()).join('');
}

/** No name of a domain is longer. */
const longestDomain = 253;
const beyondAscii = /[^\0-\x7f]/;

/**
 * The one form in which an address is stored, compared and written to: `office@küche.example` becomes
 * `office@xn--kche-0ra.example`, the name by which mail servers know that domain. What is no address stays as it is.
 */
export function toStoredEmail(text: string): string {
  const tidy = tidyEmail(text);
  const at = tidy.lastIndexOf('@');
  const domain = tidy.slice(at + 1);
  if (at < 1 || domain.length > longestDomain || !beyondAscii.test(domain)) return tidy;
  return `${tidy.slice(0, at)}@${toAsciiDomain(domain) ?? domain}`;
}

/** Both browsers and Node have it, and this package is typed for neither. */
declare const URL: new (address: string) => { readonly hostname: string };

/** The names that mail servers and browsers know a domain by (UTS 46). Undefined for what is none. */
export function toAsciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.。．-]+$/u.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
