/**
 * A value as staff read it: plain text, empty when missing (SPEC 2.10). Lists are joined by commas, the
 * entries of an object are written as `name: value`.
 */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null) return entriesText(value);
  return '';
}

const entriesText = (value: object) =>
  Object.entries(value)
    .map(([name, part]) => `${name}: ${valueText(part)}`)
    .join('; ');
