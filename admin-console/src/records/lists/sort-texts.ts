import { mergeSort } from '../../base/time-slices/merge-sort';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';

/**
 * The indexes of texts in the language's order; the sort is stable.
 * @param sign -1 for descending order
 */
export function* sortTexts(
  texts: readonly string[],
  sign: 1 | -1,
  locale: string,
): TimeSlicedTask<readonly number[]> {
  const { compare } = new Intl.Collator(locale);
  return yield* mergeSort([...texts.keys()], (one, other) => {
    const [text = '', otherText = ''] = [texts[one], texts[other]];
    return (text === otherText ? 0 : sign * compare(text, otherText)) || one - other;
  });
}
