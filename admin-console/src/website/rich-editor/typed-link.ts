import { isRichLink } from 'contract/rich-link';

/**
 * The link for a user's input: a web address with or without scheme, an e-mail address, a phone number, or a page of
 * this site by path or full address. Undefined for anything else.
 */
export function readTypedLink(typed: string): string | undefined {
  const text = typed.trim();
  return meantBy(text).find(isRichLink);
}

function meantBy(text: string): readonly string[] {
  if (text === '' || text.length > 2000) return [];
  if (text.startsWith('/')) return [text];
  if (text.includes('@') && !text.includes('/')) return [`mailto:${text.replace(/^mailto:/i, '')}`];
  if (/^(?:tel:)?\+?[\d\s()/.-]+$/i.test(text)) return [`tel:${text.replace(/[^+\d]/g, '')}`];
  return webAddresses(text);
}

/** A page of this site becomes a path, so that it works on every host. */
function webAddresses(text: string): readonly string[] {
  const hasScheme = /^[a-z][a-z0-9+-]*:/i.test(text) && !/^[^/:]+:\d/.test(text);
  if (!hasScheme && !/^[^/?#]+\.[^/?#]/.test(text)) return [];
  const url = parseUrl(hasScheme ? text.replace(/^http:/i, 'https:') : `https://${text}`);
  if (!url) return [];
  return url.host === location.host ? [url.pathname + url.hash, url.href] : [url.href];
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
