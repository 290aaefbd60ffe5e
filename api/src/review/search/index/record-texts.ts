import type { ReviewedRecord } from 'contract/review';
import { foundPlaces } from 'contract/review';
import { getCountry, phoneIndexKey, readPhone } from 'contract/phone-number';
import { searchedEmail } from 'contract/readable-email';
import { foldForSearch } from 'contract/text-folding';
import { rankOfField } from '../search-fields';

/** The place of telephone numbers by their last digits, behind the places of words. */
export const phonePlace = foundPlaces.length;

/** What a record is found by, folded: a text for each place, the fields' values under each other. */
export function recordTexts(record: ReviewedRecord): readonly string[] {
  const texts = Array.from({ length: phonePlace + 1 }, () => '');
  const add = (place: number, text: string) => {
    texts[place] = `${texts[place] ?? ''}${text}\n`;
  };
  for (const [field, value] of Object.entries(record)) {
    const rank = rankOfField(field);
    if (rank !== undefined) add(rank, foldForSearch(searchedEmail(String(value))));
  }
  for (const key of phoneKeys(record)) add(phonePlace, key);
  return texts;
}

/** Of the number as it is, and as one of the country that a profile names. */
function phoneKeys({ phone, country }: ReviewedRecord): readonly string[] {
  if (typeof phone !== 'string') return [];
  const countries = [undefined, getCountry(country)] as const;
  return countries.flatMap((each) => phoneIndexKey(readPhone(phone, each)) ?? []);
}
