import { fieldTexts } from './field.texts';

/** A field's name as a column header: `previousVisitDate` is `Previous visit date`, `partner1Name` is `Partner 1 name`. */
export const fieldLabel = (field: string): string => fieldTexts.get(field) ?? splitWords(field);

function splitWords(field: string): string {
  const words = field
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
