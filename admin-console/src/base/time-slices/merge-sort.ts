import { stepsPerPause } from './time-sliced-task';
import type { TimeSlicedTask } from './time-sliced-task';

/** Runs of this many items are sorted with `sort`; longer ones would block the page. */
const runLength = 512;

/** Sorts `items` in time slices. The sort is stable. */
export function* mergeSort<Item>(
  items: readonly Item[],
  compare: (first: Item, second: Item) => number,
): TimeSlicedTask<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let place = 0; place < runs.length; place += 2)
      merged.push(yield* mergeSorted(runs[place] ?? [], runs[place + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Merges two sorted lists. Of equal items those of the first list come first. */
function* mergeSorted<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (first: Item, second: Item) => number,
): TimeSlicedTask<readonly Item[]> {
  if (first.length === 0 || second.length === 0) return first.length > 0 ? first : second;
  const merged: Item[] = [];
  let [left, right] = [0, 0];
  while (left < first.length || right < second.length) {
    const takesFirst =
      right === second.length ||
      (left < first.length && compare(first[left] as Item, second[right] as Item) <= 0);
    merged.push((takesFirst ? first[left++] : second[right++]) as Item);
    if (merged.length % stepsPerPause === 0) yield;
  }
  return merged;
}
