import { localeOf, translate } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';
import { choiceLabels } from './choice-labels';
import { valueText } from './value-text';

/**
 * A field's value in words: choices, sums of money in euros (SPEC 3), yes and no; anything else as it is stored. For
 * panels: the tables show what is stored (SPEC 2.10), only set otherwise (table/stored-value.module.css).
 */
export function fieldText(field: string, value: unknown, language: Language): string {
  if (field === 'amount' && typeof value === 'number') return euroText(value, language);
  if (typeof value === 'boolean') return translate(truth, language)[`${value}`];
  const choices = translate(choiceLabels, language);
  const label =
    typeof value === 'string' && Object.hasOwn(choices, field) && ownLabel(choices[field], value);
  return typeof label === 'string' ? label : valueText(value);
}

const ownLabel = (labels: Readonly<Record<string, string>> = {}, value: string) =>
  Object.hasOwn(labels, value) && labels[value];

const truth = { en: { true: 'Yes', false: 'No' } } as const;

/** Cents only where there are some. */
const euroText = (value: number, language: Language): string =>
  value.toLocaleString(localeOf[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  });
