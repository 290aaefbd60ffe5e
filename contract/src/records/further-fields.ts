/*
 * Fields in a response that the contract does not declare (requirements 2.10, 2.11, 3): their labels and their values
 * as text.
 */

/** Fields that are shown at most: more would be unreadable and slow. */
export const maxFurtherFields = 40;

/**
 * Makes a label from a field's name: `previousVisitDate` becomes `Previous visit date`, `partner1Name` becomes `Partner
 * 1 name`.
 */
export function splitWords(field: string): string {
  const words = field
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Nesting up to which values are shown: no form of ours sends deeper ones. */
const deepest = 4;

/**
 * Formats a value as plain text, '' if it is missing (requirements 2.10). Lists are joined by commas, the entries of an
 * object are written as `name: value`.
 *
 * @param readText formats a text in the value
 * @param depth nesting of `value` in the record's field
 */
export function formatValue(value: unknown, readText = (text: string) => text, depth = 0): string {
  if (typeof value === 'string') return readText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth > deepest) return '';
  const textOf = (part: unknown) => formatValue(part, readText, depth + 1);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join('; ');
}
