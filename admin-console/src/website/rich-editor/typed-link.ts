import { isRichLink } from 'contract/rich-link';

/**
 * The link that the editor means: an address of the web with or without its scheme, an e-mail address, a phone number,
 * a page of this site by its path or its whole address. Undefined for what cannot be linked to.
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

/** A page of this site is its path, so that it stays one wherever the site lies. */
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
