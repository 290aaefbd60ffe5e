import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** A page as a server stores it: compressed, with its headers. */
export interface ReadyPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Security headers of a response, which browsers process on any site. */
const guard =
  /^(content-security|cross-origin|permissions|referrer|strict-transport|x-content-type)/;

/**
 * Compresses a page as well as possible.
 * @param product headers of a response of the product, whose security headers are copied
 */
export function readyPage(html: string, product: Headers): ReadyPage {
  const body = brotliCompressSync(html);
  return {
    body,
    headers: {
      ...Object.fromEntries([...product].filter(([name]) => guard.test(name))),
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
    },
  };
}
