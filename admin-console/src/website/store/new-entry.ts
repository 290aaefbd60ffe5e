import type { StoredEntry } from 'contract/content-api';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { findMade, storeDraft } from './entry-calls';
import type { Answered } from './entry-calls';

/** Makes an entry once, also where the server's answer is lost: before it is sent again it is looked for. */
export class NewEntry {
  #made: StoredEntry | undefined;

  constructor(
    readonly kind: ContentKind,
    /** What was sent without an answer; of an earlier page what it may have sent. */
    private lost: ContentText | undefined,
  ) {}

  async store(draft: ContentText): Promise<Answered> {
    if (!this.#made && this.lost) {
      const found = await findMade(this.kind, this.lost);
      if (found.came !== 'none' && found.came !== 'entry') return found;
      if (found.came === 'entry') this.#made = found.entry;
    }
    const answer = await storeDraft(this.kind, this.#made, draft);
    if (!this.#made && answer.came === 'nothing') this.lost = draft;
    return answer;
  }
}
