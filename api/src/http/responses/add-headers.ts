import { allowInline, allowScripts, contentPolicy } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import { readLocalPath } from 'contract/languages';
import { isApi } from '../requests/routed-path';

/** The headers of every response, page, file, list or error (safety 2). */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The api's responses are about people: they are never cached, and never rendered as a page. */
const apiHeaders = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Builds the policy of a page that allows its own inline scripts and styles, and none that an attacker adds. */
export const pagePolicy = (parts: InlineParts): string => contentPolicy(allowInline(parts));

const siteHeaders = {
  ...everywhere,
  'content-security-policy': pagePolicy({ scripts: [], styles: [] }),
  // The same address may answer with a compressed file.
  vary: 'accept-encoding',
};

/**
 * Builds the policy of the console: MUI writes styles into the page. The shell never shows the console in a page of the
 * other policy.
 */
export const consolePolicy = ({ scripts }: InlineParts): string =>
  contentPolicy(`${allowScripts(scripts)}; style-src 'self' 'unsafe-inline'`);

/** Returns whether a page's address holds a secret, in any language: such pages send no Referer to any site. */
const hasSecret = (path: string): boolean =>
  /^\/(reset-password|confirm-email)\//.test(readLocalPath(path.toLowerCase()).path);

/** A year (in seconds), including all subdomains: one on http could set cookies for all of them. */
const stayOnHttps = 'max-age=31536000; includeSubDomains';

/** Returns the security headers of the response to a routed path. */
export type SecurityHeaders = (path: string) => Readonly<Record<string, string>>;

/** @param isSecure tells whether to make browsers stay on https */
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
