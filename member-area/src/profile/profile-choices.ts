import { profileChoiceTexts } from './profile-field.texts';
import type { ProfileField } from './profile-fields';

const texts: Readonly<Partial<Record<ProfileField, Readonly<Record<string, string>>>>> =
  profileChoiceTexts;

/** The labels of a field's values; empty for free text. */
export const choiceNames = (field: ProfileField): Readonly<Record<string, string>> =>
  texts[field] ?? {};

/** The label of a stored value; a value that is no choice is shown as it is. */
export function nameChoice(field: ProfileField, value: string): string {
  const [, name = value] = Object.entries(choiceNames(field)).find(([key]) => key === value) ?? [];
  return name;
}

/**
 * Finds the value that a typed text means: `austria` is Austria, and so is `Oesterreich` on the German page. Other
 * texts are left for the server to validate.
 */
export function findChoice(field: ProfileField, typed: string): string {
  const wanted = typed.trim();
  const isMeant = (text: string) => collators.some(({ compare }) => compare(text, wanted) === 0);
  const [value = typed] =
    Object.entries(choiceNames(field)).find((choice) => choice.some(isMeant)) ?? [];
  return value;
}

/**
 * Intl.Collator accepts `Osterreich`, and with phone book order `Oesterreich`. The code of the searches would be too
 * large here.
 */
const collators = ['de', 'de-u-co-phonebk'].map(
  (order) => new Intl.Collator(order, { sensitivity: 'base' }),
);
