import { getPhone, shownChurch } from 'contract/shown-church';

/** The church's phone number for a sentence, without line breaks. */
export const unbrokenPhone = (): string => getPhone(shownChurch()).words.replaceAll(' ', '\u00a0');

/** The church's address for a sentence, with the postal code and city in one line. */
export function unbrokenAddress(): string {
  const { street, place } = shownChurch();
  return `${street}, ${place.replace(' ', '\u00a0')}`;
}
