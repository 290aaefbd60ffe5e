import { formatValue } from '../../base/model/format-value';
import type { AdminRecord } from '../../base/model/admin-record';
import { foldForComparison } from 'contract/text-folding';

/** Whether a repeated record has content in one of the fields that its original lacks. */
export const addsNewContent = (
  repeat: AdminRecord,
  original: AdminRecord,
  contentFields: readonly string[],
): boolean => contentFields.some((field) => isNews(repeat[field], original[field]));

/** Empty values, and changes of spaces or case only, are not new. */
function isNews(value: unknown, before: unknown): boolean {
  if (value === before) return false;
  const [text, textBefore] = [formatValue(value), formatValue(before)];
  if (partAtLetter(text, textBefore)) return true;
  const folded = foldForComparison(text);
  return folded !== '' && folded !== foldForComparison(textBefore);
}

/**
 * Whether the first difference of two texts is between letters or digits. Then they differ after folding as well, which
 * would take as long as all the rest.
 */
function partAtLetter(one: string, other: string): boolean {
  let place = 0;
  while (place < one.length && one.charCodeAt(place) === other.charCodeAt(place)) place += 1;
  const [letter = '', otherLetter = ''] = [one[place], other[place]];
  return (
    plainLetter.test(letter) &&
    plainLetter.test(otherLetter) &&
    letter.toLowerCase() !== otherLetter.toLowerCase()
  );
}

const plainLetter = /^[a-z\d]$/i;
