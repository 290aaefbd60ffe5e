import { translate } from 'shared-ui/language';
import type { Language, Translated } from 'shared-ui/language';

/** Column headers that do not follow from the field's name. */
const fieldNames: Translated<ReadonlyMap<string, string>> = {
  en: new Map([
    ['dob', 'Date of birth'],
    ['email', 'E-mail'],
    ['contactEmail', 'Contact e-mail'],
    ['createdAt', 'Received'],
    ['isAdmin', 'Administrator'],
    ['parentsNames', "Parents' names"],
  ]),
};

/** A field's name as a column header: `previousVisitDate` is `Previous visit date`, `partner1Name` is `Partner 1 name`. */
export function fieldLabel(field: string, language: Language): string {
  return translate(fieldNames, language).get(field) ?? splitWords(field);
}

function splitWords(field: string): string {
  const words = field
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
