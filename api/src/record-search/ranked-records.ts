import { foundPlaces } from 'contract/review';
import type { SearchAnswer } from 'contract/review';

/** More results would not be read. */
export const maxResults = 200;

export interface FoundRecord {
  readonly seq: number;
  /** The index in `foundPlaces` of the place that it was found in. */
  readonly rank: number;
  readonly result: SearchAnswer['results'][number];
}

/** The records of one list that were found so far, each once. */
export class RankedRecords {
  private readonly all = new Map<number, FoundRecord>();
  private readonly counts = foundPlaces.map(() => 0);

  /** Answers those that were not found before. */
  add(found: readonly FoundRecord[]): readonly FoundRecord[] {
    const added = found.filter(({ seq }) => !this.all.has(seq));
    for (const one of added) {
      this.all.set(one.seq, one);
      this.counts[one.rank] = (this.counts[one.rank] ?? 0) + 1;
    }
    return added;
  }

  /** Whether there are more of this rank and better ones than are shown. */
  isFull(rank: number): boolean {
    return this.counts.slice(0, rank + 1).reduce((sum, count) => sum + count, 0) > maxResults;
  }

  /** One more than are shown, which says that there are more: the best, and of equal ones the newest. */
  best(): readonly FoundRecord[] {
    return [...this.all.values()]
      .sort((one, other) => one.rank - other.rank || other.seq - one.seq)
      .slice(0, maxResults + 1);
  }
}
