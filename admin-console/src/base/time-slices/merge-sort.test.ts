import { mergeSort } from './merge-sort';
import { runToEnd } from './time-sliced-task';

const shuffled = Array.from({ length: 3000 }, (_, i) => ({ key: (i * 7919) % 100, place: i }));

it('puts a list in order, equal items in the order that they had', () => {
  const sorted = runToEnd(mergeSort(shuffled, (one, other) => one.key - other.key));
  const expected = [...shuffled].sort((a, b) => a.key - b.key || a.place - b.place);
  expect(sorted).toEqual(expected);
  expect(runToEnd(mergeSort([], () => 0))).toEqual([]);
});

it('pauses in between', () => {
  const compare = jest.fn((one: { key: number }, other: { key: number }) => one.key - other.key);
  let [before, longest] = [0, 0];
  for (const work = mergeSort(shuffled, compare); !work.next().done;) {
    longest = Math.max(longest, compare.mock.calls.length - before);
    before = compare.mock.calls.length;
  }
  expect(longest).toBeLessThan(6000);
});
