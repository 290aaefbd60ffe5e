import { isRecord } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import { stepsPerPause } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import { DuplicateFinder } from './find-duplicates';
import type { DuplicateFindings } from './find-duplicates';

/** The duplicates found in a list while it was loading, by list; garbage-collected with it. */
const foundOnArrival = new WeakMap<readonly AdminRecord[], DuplicateFindings>();

/** Finds duplicates in a list while the rest of it is still arriving. */
export class ArrivingList {
  readonly #finder: DuplicateFinder;
  readonly #begun = performance.now();
  /** Time spent so far in milliseconds. */
  #spent = 0;
  #seen = 0;

  constructor(contentFields: readonly string[]) {
    this.#finder = new DuplicateFinder(contentFields);
  }

  /** @param items all items that have arrived so far */
  *see(items: readonly unknown[]): TimeSlicedTask<void> {
    while (this.#seen < items.length) {
      const end = Math.min(this.#seen + stepsPerPause, items.length);
      const begun = performance.now();
      for (; this.#seen < end; this.#seen += 1) {
        const item = items[this.#seen];
        if (isRecord(item)) this.#finder.add(item);
      }
      this.#spent += performance.now() - begun;
      yield;
    }
  }

  /**
   * Stores the findings so far. The lists are oldest first, so later records do not change them.
   * @param records the records seen so far, by the identity that callers use
   */
  handOn(records: readonly AdminRecord[]): void {
    foundOnArrival.set(records, this.#finder.findings());
  }

  /**
   * Stores the findings; the time spent appears in the browser's timeline as `duplicates`.
   * @param records the whole list, by the identity that callers use
   */
  finish(records: readonly AdminRecord[]): void {
    this.handOn(records);
    performance.measure('duplicates', { start: this.#begun, duration: this.#spent });
  }
}

/** The duplicates among the records that were not merged away; at once for a list that has just arrived. */
export function* findListDuplicates(
  records: readonly AdminRecord[],
  contentFields: readonly string[],
): TimeSlicedTask<DuplicateFindings> {
  const known = foundOnArrival.get(records);
  if (known) return known;
  const finder = new DuplicateFinder(contentFields);
  for (const [place, record] of records.entries()) {
    finder.add(record);
    if (place % stepsPerPause === 0) yield;
  }
  return finder.findings();
}
