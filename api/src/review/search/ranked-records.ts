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

/** The records of one list that were found so far, each once. Holds the best; of all others their numbers. */
export class RankedRecords {
  private readonly seen = new Set<number>();
  private held: FoundRecord[] = [];
  private readonly counts = foundPlaces.map(() => 0);

  /** Answers those that were not found before. */
  add(found: readonly FoundRecord[]): readonly FoundRecord[] {
    const added = found.filter(({ seq }) => !this.seen.has(seq));
    for (const one of added) {
      this.seen.add(one.seq);
      this.counts[one.rank] = (this.counts[one.rank] ?? 0) + 1;
    }
    this.held.push(...added);
    if (this.held.length > 2 * (maxResults + 1)) this.held = this.best();
    return added;
  }

  /** Whether there are more of this rank and better ones than are shown. */
  isFull(rank: number): boolean {
    return this.counts.slice(0, rank + 1).reduce((sum, count) => sum + count, 0) > maxResults;
  }

  /** One more than are shown, which says that there are more: the best, and of equal ones the newest. */
  best(): FoundRecord[] {
    return [...this.held]
      .sort((one, other) => one.rank - other.rank || other.seq - one.seq)
      .slice(0, maxResults + 1);
  }
}
