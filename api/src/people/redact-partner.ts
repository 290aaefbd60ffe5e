import { partnerFields } from 'contract/people';
import type { PartnerField } from 'contract/people';

const isPartnerField = (key: string | undefined): boolean =>
  partnerFields.some((field) => field === key);

/**
 * Puts a mark in the place of a partner's name: in its field, and wherever a text of the same record has exactly this
 * name. The field of the other partner stays as it is.
 */
export function redactPartner<Value>(value: Value, field: PartnerField, mark: string): Value {
  const names = new Set<string>();
  walk(value, (text, key) => {
    if (key === field && text.trim() !== '') names.add(text.trim());
    return text;
  });
  const patterns = [...names].map(
    (name) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'giu',
      ),
  );
  const replaced = walk(value, (text, key) => {
    if (key === field) return mark;
    if (isPartnerField(key)) return text;
    return patterns.reduce((rest, pattern) => rest.replace(pattern, () => mark), text);
  });
  return replaced as Value;
}

/** The same with each of its texts changed. */
function walk(
  value: unknown,
  change: (text: string, key: string | undefined) => string,
  key?: string,
): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((one) => walk(one, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, walk(one, change, name)]),
  );
}
