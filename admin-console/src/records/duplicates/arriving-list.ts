import { isRecord } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import { stepsPerPause } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import { DuplicateFinder } from './find-duplicates';
import type { DuplicateFindings } from './find-duplicates';

/** The duplicates found in a list while it was loading. Collected together with the list. */
const foundOnArrival = new WeakMap<readonly AdminRecord[], DuplicateFindings>();

/** Looks for duplicates in a list while the network is still busy with the rest of it. */
export class ArrivingList {
  readonly #finder: DuplicateFinder;
  readonly #begun = performance.now();
  /** Milliseconds. */
  #spent = 0;
  #seen = 0;

  constructor(contentFields: readonly string[]) {
    this.#finder = new DuplicateFinder(contentFields);
  }

  /** @param items all that have arrived so far */
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
   * Keeps what has been found out so far. The lists are oldest first, so what comes later changes nothing about it.
   * @param records those seen so far, as they are handed on
   */
  handOn(records: readonly AdminRecord[]): void {
    foundOnArrival.set(records, this.#finder.findings());
  }

  /**
   * What it took stands in the browser's timeline as `duplicates`.
   * @param records the whole list, as it is handed on
   */
  finish(records: readonly AdminRecord[]): void {
    this.handOn(records);
    performance.measure('duplicates', { start: this.#begun, duration: this.#spent });
  }
}

/** The duplicates among the records that stand for themselves; at once for a list that has just arrived. */
export function* findingsOf(
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
