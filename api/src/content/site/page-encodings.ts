import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '../../http/responses/compression';
import { loadOnce } from '../../storage/load-once';

/** `quick` for content that is sent once or twice, `thorough` for content sent for days: it takes a thread 100 ms. */
export type Effort = 'quick' | 'thorough';

const levels: Readonly<Record<Effort, Readonly<Record<ContentEncoding, number>>>> = {
  quick: { br: 1, gzip: 1 },
  thorough: { br: 11, gzip: 9 },
};

/** A compressed page with the ETag by which browsers revalidate it. */
interface EncodedPage {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Caches the compressed form of a page that is rendered for each visitor but rarely differs. */
export class PageEncodings {
  #page = '';
  readonly #effort: Effort;
  readonly #encoded = new Map<ContentEncoding | undefined, Promise<EncodedPage>>();

  /** @param effort `thorough` for a page that changes a few times a week */
  constructor(effort: Effort) {
    this.#effort = effort;
  }

  encode(page: string, encoding: ContentEncoding | undefined): Promise<EncodedPage> {
    if (page !== this.#page) this.#encoded.clear();
    this.#page = page;
    return loadOnce(this.#encoded, encoding, async () => {
      const bytes = await compress(page, encoding, this.#effort);
      return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"` };
    });
  }
}

async function compress(
  text: string,
  encoding: ContentEncoding | undefined,
  effort: Effort,
): Promise<Buffer> {
  if (encoding === undefined) return Buffer.from(text);
  const level = levels[effort][encoding];
  return encoding === 'br'
    ? promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
    : promisify(gzip)(text, { level });
}
