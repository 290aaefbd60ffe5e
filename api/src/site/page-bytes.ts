import { compress } from '../http/answers/compression';
import type { ContentEncoding } from '../http/answers/compression';
import { loadOnce } from './load-once';

/** The bytes of a page that is made anew for each visitor and is mostly the same: its readers share one copy. */
export class EncodedPage {
  #page = '';
  readonly #encoded = new Map<ContentEncoding | undefined, Promise<Buffer>>();

  encode(page: string, encoding: ContentEncoding | undefined): Promise<Buffer> {
    if (page !== this.#page) this.#encoded.clear();
    this.#page = page;
    return loadOnce(this.#encoded, encoding, () => compress(page, encoding));
  }
}
