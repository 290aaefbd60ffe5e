import type { AdminRecord } from '../records/admin-record';
import { foldText } from '../records/fold-text';
import { valueText } from '../records/value-text';

/** Whether a repeated record says something in one of the fields that its original does not say there. */
export const bringsNewContent = (
  repeat: AdminRecord,
  original: AdminRecord,
  contentFields: readonly string[],
): boolean => contentFields.some((field) => isNews(repeat[field], original[field]));

/** What was left out, or typed again with other spaces or in other case, is no news. */
function isNews(value: unknown, before: unknown): boolean {
  if (value === before) return false;
  const text = foldText(valueText(value));
  return text !== '' && text !== foldText(valueText(before));
}
