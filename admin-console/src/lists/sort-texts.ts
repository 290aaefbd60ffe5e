import { mergeSort, mergeSorted } from '../time-slices/merge-sort';
import { stepsPerPause } from '../time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../time-slices/time-sliced-task';
import { LetterColumns } from './letter-columns';
import { LetterRanks } from './letter-ranks';

/**
 * The numbers of texts in the order of a language; equal ones keep theirs. Asking `Intl.Collator` about each of the
 * 1.6 million pairs of a long list takes ten times as long as dealing the texts out by their letters, so it is
 * asked only where the letters do not decide.
 * @param sign -1 for the order turned around
 */
export function* sortTexts(
  texts: readonly string[],
  sign: 1 | -1,
  locale: string,
): TimeSlicedTask<readonly number[]> {
  const { compare } = new Intl.Collator(locale);
  const compareAt = (one: number, other: number) => {
    const [text = '', otherText = ''] = [texts[one], texts[other]];
    return (text === otherText ? 0 : sign * compare(text, otherText)) || one - other;
  };
  const letters = new LetterColumns(new LetterRanks(locale), texts.length);
  const unranked: number[] = [];
  for (const [number, text] of texts.entries()) {
    if (!letters.add(number, text)) unranked.push(number);
    if (number % stepsPerPause === 0) yield;
  }
  const ranked = yield* sortTies(yield* letters.sort(sign), letters, compareAt);
  return yield* mergeSorted(ranked, yield* mergeSort(unranked, compareAt), compareAt);
}

/** The collator's order where texts have the same letters. */
function* sortTies(
  order: Uint32Array,
  letters: LetterColumns,
  compareAt: (one: number, other: number) => number,
): TimeSlicedTask<readonly number[]> {
  const sorted: number[] = [];
  let ties: number[] = [];
  for (const [place, number] of order.entries()) {
    if (place % stepsPerPause === 0) yield;
    ties.push(number);
    const next = order[place + 1];
    if (next !== undefined && letters.areEqual(number, next)) continue;
    const untied = ties.length === 1 ? ties : yield* mergeSort(ties, compareAt);
    for (const one of untied) sorted.push(one);
    ties = [];
  }
  return sorted;
}
