/** The pattern of HTML's `type=email`, so that browser and server agree. It allows no line break. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is one email address in stored form, without comma or line break. */
export const isEmailAddress = (text: string): boolean => emailPattern.test(text);

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;

/**
 * Removes what was pasted along with an address: invisible characters and the space around it, around `@` and around
 * points. Space elsewhere and line breaks stay, so that validation refuses them.
 */
export function tidyEmail(text: string): string {
  if (/[\r\n]/.test(text)) return text;
  const parts = text.replace(invisible, '').split(/([@.])/);
  return parts.map((part) => part.trim()).join('');
}

const longestDomain = 253;
const beyondAscii = /[^\0-\x7f]/;

/**
 * The one form in which an address is stored, compared and sent to: `office@küche.example` becomes
 * `office@xn--kche-0ra.example`, its name in the DNS. A text that is no address stays as it is.
 */
export function toStoredEmail(text: string): string {
  const tidy = tidyEmail(text);
  const at = tidy.lastIndexOf('@');
  const domain = tidy.slice(at + 1);
  if (at < 1 || domain.length > longestDomain || !beyondAscii.test(domain)) return tidy;
  return `${tidy.slice(0, at)}@${toAsciiDomain(domain) ?? domain}`;
}

/** Declared here because browsers and Node both have it, but this package has the types of neither. */
declare const URL: new (address: string) => { readonly hostname: string };

/** Converts a domain to its ASCII form (UTS 46); undefined if it is none. */
export function toAsciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.。．-]+$/u.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
