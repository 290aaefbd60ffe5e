import type { FastifyInstance } from 'fastify';
import { isApi } from './unknown-address';

/** What every answer carries, page, file, list or fault (SAFETY 2). */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** What the api answers is about people: nobody keeps it, nobody shows it as a page. */
const apiHeaders = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const policy = (style: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const siteHeaders = {
  ...everywhere,
  'content-security-policy': policy("'self'"),
  // The same address may answer with a compressed sibling.
  vary: 'accept-encoding',
};

/** MUI writes its styles into the page. The shell never shows the console in a page of the other policy. */
export const consolePolicy = policy("'self' 'unsafe-inline'");

/** A page whose address holds a secret tells nobody where the visitor came from. */
const secretAddress = /^\/reset-password\//;

/** Sets what guards an answer before anything else is known of it; a site on https asks browsers to stay there. */
export function addHeaders(app: FastifyInstance, isSecure: boolean): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(isApi(url) ? apiHeaders : siteHeaders);
    if (secretAddress.test(url)) reply.header('referrer-policy', 'no-referrer');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
