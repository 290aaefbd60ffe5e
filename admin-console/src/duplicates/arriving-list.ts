import { isRecord } from '../records/admin-record';
import type { AdminRecord } from '../records/admin-record';
import { stepsPerPause } from '../slices/sliced-work';
import type { SlicedWork } from '../slices/sliced-work';
import { DuplicateFinder } from './find-duplicates';
import type { DuplicateFindings } from './find-duplicates';

/** What was found out about a list while it arrived, for as long as somebody has the list. */
const foundOnArrival = new WeakMap<readonly AdminRecord[], DuplicateFindings>();

/** Looks for duplicates in a list while the network is still busy with the rest of it. */
export class ArrivingList {
  readonly #finder: DuplicateFinder;
  #seen = 0;

  constructor(contentFields: readonly string[]) {
    this.#finder = new DuplicateFinder(contentFields);
  }

  /** @param items all that have arrived so far */
  see(items: readonly unknown[]): void {
    for (; this.#seen < items.length; this.#seen += 1) {
      const item = items[this.#seen];
      if (isRecord(item)) this.#finder.add(item);
    }
  }

  /** @param records the whole list, as it is handed on */
  finish(records: readonly AdminRecord[]): void {
    foundOnArrival.set(records, this.#finder.findings());
  }
}

/** The duplicates among the records that stand for themselves; at once for a list that has just arrived. */
export function* findingsOf(
  records: readonly AdminRecord[],
  contentFields: readonly string[],
): SlicedWork<DuplicateFindings> {
  const known = foundOnArrival.get(records);
  if (known) return known;
  const finder = new DuplicateFinder(contentFields);
  for (const [place, record] of records.entries()) {
    finder.add(record);
    if (place % stepsPerPause === 0) yield;
  }
  return finder.findings();
}
