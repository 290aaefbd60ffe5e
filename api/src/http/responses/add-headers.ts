import { allowInline, allowScripts, contentPolicy } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import { readLocalPath } from 'contract/languages';
import { isApi } from '../requests/routed-path';

/** What every answer carries, page, file, list or fault (safety 2). */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The api's answers are about people: they are never cached, and never rendered as a page. */
const apiHeaders = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The policy of a page with inline scripts and styles: it allows these, and none that an attacker adds. */
export const pagePolicy = (parts: InlineParts): string => contentPolicy(allowInline(parts));

const siteHeaders = {
  ...everywhere,
  'content-security-policy': pagePolicy({ scripts: [], styles: [] }),
  // The same address may answer with a compressed sibling.
  vary: 'accept-encoding',
};

/** MUI writes its styles into the page. The shell never shows the console in a page of the other policy. */
export const consolePolicy = ({ scripts }: InlineParts): string =>
  contentPolicy(`${allowScripts(scripts)}; style-src 'self' 'unsafe-inline'`);

/** Pages whose address holds a secret, in any language: they send no Referer to any site. */
const hasSecret = (path: string): boolean =>
  /^\/(reset-password|confirm-email)\//.test(readLocalPath(path.toLowerCase()).path);

/** For a year (in seconds), and for every name below the site's: one on http could set cookies for all of them. */
const stayOnHttps = 'max-age=31536000; includeSubDomains';

/** What guards the answer to a routed path, by headers. */
export type SecurityHeaders = (path: string) => Readonly<Record<string, string>>;

/** @param isSecure a site on https asks browsers to stay there */
export function makeSecurityHeaders(isSecure: boolean): SecurityHeaders {
  const stay = isSecure ? { 'strict-transport-security': stayOnHttps } : {};
  const api = { ...apiHeaders, ...stay };
  const site = { ...siteHeaders, ...stay };
  const secret = { ...site, 'referrer-policy': 'no-referrer' };
  return (path) => {
    if (isApi(path)) return api;
    return hasSecret(path) ? secret : site;
  };
}
