import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** A page as a server holds it: compressed, with its headers. */
export interface ReadyPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Security headers of an answer, of any server: browsers pay for these as well. */
const guard =
  /^(content-security|cross-origin|permissions|referrer|strict-transport|x-content-type)/;

/**
 * A page compressed as hard as can be.
 *
 * @param product headers of an answer of the product; those that guard it are the page's too
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
