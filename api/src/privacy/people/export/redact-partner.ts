import { partnerFields } from 'contract/people-requests';
import type { PartnerField } from 'contract/people-requests';
import { foldForComparison } from 'contract/text-folding';
import { literalPattern } from '../literal-pattern';

type Fields = Readonly<Record<string, unknown>>;

const isPartnerField = (key: string): boolean => partnerFields.some((field) => field === key);

/**
 * Replaces a partner's name by a mark: in its field, and in all other texts that contain exactly this name. The field
 * of the other partner is kept. The former text of a record may have the two in the other order.
 */
export function redactPartner<Value extends { readonly record: Fields }>(
  value: Value,
  field: PartnerField,
  mark: string,
): Value {
  const other = field === 'partner1Name' ? 'partner2Name' : 'partner1Name';
  const [hidden, own] = [nameIn(value.record, field), nameIn(value.record, other)];
  /** The field with the name to leave out. If both have the same name, the order counts as unchanged. */
  const fieldIn = (fields: Fields) =>
    own !== '' && own !== hidden && nameIn(fields, field) === own ? other : field;
  const names = new Map<string, string>();
  walk(value, (text, key, fields) => {
    if (key === fieldIn(fields) && text.trim() !== '') names.set(foldForComparison(text), text);
    return text;
  });
  const patterns = [...names.values()].map(patternOf);
  const replaced = walk(value, (text, key, fields) => {
    if (isPartnerField(key)) {
      const isOther = own !== hidden && names.has(foldForComparison(text));
      return key === fieldIn(fields) || isOther ? mark : text;
    }
    return patterns.reduce((rest, pattern) => rest.replace(pattern, () => mark), text.normalize());
  });
  return replaced as Value;
}

const nameIn = (fields: Fields, field: PartnerField): string => {
  const name = fields[field];
  return typeof name === 'string' ? foldForComparison(name) : '';
};

/** Matches a name as a whole, in any case and with any whitespace between its words. */
function patternOf(name: string): RegExp {
  const words = name.normalize().trim().split(/\s+/);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${words.map(literalPattern).join('\\s+')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
}

/** Copies a value with each text of its objects changed. */
function walk(
  value: unknown,
  change: (text: string, key: string, fields: Fields) => string,
  key = '',
  fields: Fields = {},
): unknown {
  if (typeof value === 'string') return change(value, key, fields);
  if (Array.isArray(value)) return value.map((one) => walk(one, change, key, fields));
  if (typeof value !== 'object' || value === null) return value;
  const own = value as Fields;
  return Object.fromEntries(
    Object.entries(own).map(([name, one]) => [name, walk(one, change, name, own)]),
  );
}
