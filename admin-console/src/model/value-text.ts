/** How deep a value is read: what lies deeper than an address in a list of people no form of ours sends. */
const deepest = 4;

/**
 * A value as staff read it: plain text, empty when missing (SPEC 2.10). Lists are joined by commas, the
 * entries of an object are written as `name: value`.
 *
 * @param depth how deep `value` lies in the record's field
 */
export function valueText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth > deepest) return '';
  const textOf = (part: unknown) => valueText(part, depth + 1);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join('; ');
}
