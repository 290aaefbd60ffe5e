import type { StoredEntry } from 'contract/stored-entry';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { findCreatedEntry, storeDraft } from './entry-requests';
import type { EntryResult } from './entry-requests';

/** Creates an entry only once, even if the response is lost: before a retry it looks for the entry. */
export class NewEntry {
  #made: StoredEntry | undefined;

  constructor(
    readonly kind: ContentKind,
    /** The text that was sent without a response; after a reload the one that may have been sent. */
    private lost: ContentText | undefined,
  ) {}

  async store(draft: ContentText): Promise<EntryResult> {
    if (!this.#made && this.lost) {
      const found = await findCreatedEntry(this.kind, this.lost);
      if (found.came !== 'none' && found.came !== 'entry') return found;
      if (found.came === 'entry') this.#made = found.entry;
    }
    const result = await storeDraft(this.kind, this.#made, draft);
    if (!this.#made && result.came === 'nothing') this.lost = draft;
    return result;
  }
}
