import { profileChoiceTexts } from './profile-field.texts';
import type { ProfileField } from './profile-fields';

const texts: Readonly<Partial<Record<ProfileField, Readonly<Record<string, string>>>>> =
  profileChoiceTexts;

/** What each value of a field is called; none where any text may be typed. */
export const choiceNames = (field: ProfileField): Readonly<Record<string, string>> =>
  texts[field] ?? {};

/** What a stored value is called. What is none of a field's choices is shown as it is. */
export function nameChoice(field: ProfileField, value: string): string {
  const [, name = value] = Object.entries(choiceNames(field)).find(([key]) => key === value) ?? [];
  return name;
}

/**
 * The value that is meant by what was typed: `austria` is Austria, and so is `Oesterreich` on the German page. What is
 * none of a field's choices is left for the server to judge.
 */
export function findChoice(field: ProfileField, typed: string): string {
  const wanted = typed.trim();
  const isMeant = (text: string) => collators.some(({ compare }) => compare(text, wanted) === 0);
  const [value = typed] =
    Object.entries(choiceNames(field)).find((choice) => choice.some(isMeant)) ?? [];
  return value;
}

/** The browser's own: `Osterreich`, and `Oesterreich` as in a telephone book. What searches use weighs too much here. */
const collators = ['de', 'de-u-co-phonebk'].map(
  (order) => new Intl.Collator(order, { sensitivity: 'base' }),
);
