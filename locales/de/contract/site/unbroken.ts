import { getPhone, shownChurch } from 'contract/shown-church';

/** The church's number in a sentence: it never breaks across two lines. */
export const unbrokenPhone = (): string => getPhone(shownChurch()).words.replaceAll(' ', '\u00a0');

/** The church's address in a sentence: the postal code stays with the city. */
export function unbrokenAddress(): string {
  const { street, place } = shownChurch();
  return `${street}, ${place.replace(' ', '\u00a0')}`;
}
