import { formatValue } from './format-value';
import { locale } from 'contract/language';
import { choiceTexts, truthTexts } from 'contract/records/choice.texts';

/**
 * A field's value as text: labels of choices, amounts in euros (requirements 3), yes and no; anything else as it is
 * stored. It is for panels: tables show stored values (requirements 2.10) and only style them
 * (table/stored-value.module.css).
 */
export function formatFieldValue(field: string, value: unknown): string {
  if (field === 'amount' && typeof value === 'number') return formatEuros(value);
  if (typeof value === 'boolean') return truthTexts[`${value}`];
  const label =
    typeof value === 'string' &&
    Object.hasOwn(choiceTexts, field) &&
    findLabel(choiceTexts[field], value);
  return typeof label === 'string' ? label : formatValue(value);
}

const findLabel = (labels: Readonly<Record<string, string>> = {}, value: string) =>
  Object.hasOwn(labels, value) && labels[value];

/** Cents are shown only if there are any. */
const formatEuros = (value: number): string =>
  value.toLocaleString(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  });
