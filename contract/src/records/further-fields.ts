/*
 * Fields that a server sends and that are in no contract of ours (requirements 2.10, 2.11, 3): what they are called and
 * what they hold, in words.
 */

/** How many of them are shown: more are unreadable, and each costs time. */
export const maxFurtherFields = 40;

/** A field's name in words: `previousVisitDate` is `Previous visit date`, `partner1Name` is `Partner 1 name`. */
export function splitWords(field: string): string {
  const words = field
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How deep a value is read: what lies deeper than an address in a list of people no form of ours sends. */
const deepest = 4;

/**
 * A value as people read it: plain text, empty when missing (requirements 2.10). Lists are joined by commas, the
 * entries of an object are written as `name: value`.
 *
 * @param readText how a text in it is read
 * @param depth how deep `value` lies in the record's field
 */
export function valueText(value: unknown, readText = (text: string) => text, depth = 0): string {
  if (typeof value === 'string') return readText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth > deepest) return '';
  const textOf = (part: unknown) => valueText(part, readText, depth + 1);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join('; ');
}
