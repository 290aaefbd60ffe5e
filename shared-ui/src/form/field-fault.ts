import type { FieldSchema } from 'contract/field';

/** What can be wrong with a field before it is sent. */
export type FaultKind =
  | 'missing'
  | 'unchosen'
  | 'email'
  | 'phone'
  | 'date'
  | 'future'
  | 'number'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooShort'
  | 'tooLong';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The first fault of a field, read from the browser's own validation and from what it does not know:
 * blanks are no answer, and a birthday is not in the future. `today` is YYYY-MM-DD in the visitor's zone.
 */
export function findFault(
  element: FieldElement,
  schema: FieldSchema,
  today: string,
): FaultKind | undefined {
  const { validity, value } = element;
  const isChoice = element instanceof HTMLSelectElement || element.type === 'radio';
  if (validity.badInput) return schema.type === 'number' ? 'number' : 'date';
  if (validity.valueMissing || (element.required && value.trim() === ''))
    return isChoice ? 'unchosen' : findNeed(schema);
  if (validity.typeMismatch) return 'email';
  if (validity.patternMismatch) return 'phone';
  if (validity.rangeUnderflow) return 'tooSmall';
  if (validity.rangeOverflow) return 'tooLarge';
  if (validity.stepMismatch) return 'number';
  if (validity.tooShort) return 'tooShort';
  if (validity.tooLong) return 'tooLong';
  const isBirthDate = 'format' in schema && schema.format === 'birth-date';
  return isBirthDate && value > today ? 'future' : undefined;
}

/** The fault of an empty field, whose text says best what belongs there. */
export function findNeed(schema: FieldSchema): FaultKind {
  if ('enum' in schema) return 'unchosen';
  if (schema.type === 'number') return 'number';
  return schema.format === 'email' || schema.format === 'phone' ? schema.format : 'missing';
}

/** The visitor's own day as YYYY-MM-DD. */
export function formatToday(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
