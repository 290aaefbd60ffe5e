import { createHash } from 'node:crypto';
import { compress } from '../../http/responses/compression';
import type { ContentEncoding, Effort } from '../../http/responses/compression';
import { loadOnce } from '../../storage/load-once';

/** A page as it is sent, and what a browser asks with whether its copy is still good. */
interface EncodedPage {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** The bytes of a page that is made anew for each visitor and is mostly the same: its readers share one copy. */
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
