import type { FieldSchema } from 'contract/field';
import { findNeed } from './field-fault';
import type { FaultKind } from './field-fault';
import type { FieldFault } from './find-faults';
import type { FieldLabels } from './form-definition';
import type { FormMessages } from './form-messages';

/** A field as its label and its schema know it. */
export interface DescribedField {
  readonly labels: FieldLabels;
  readonly schema: FieldSchema;
}

/** What is said at a field: what to do about its fault, in its own words where it has some. */
export function describeFault(
  fault: FieldFault,
  { labels, schema }: DescribedField,
  { faults, locale }: FormMessages,
): string {
  if (typeof fault !== 'string') return fault.said;
  const isEmpty = fault === 'missing' || fault === 'unchosen';
  if (isEmpty && labels.whenEmpty) return labels.whenEmpty;
  const limit = findLimit(fault, schema)?.toLocaleString(locale) ?? '';
  return faults[fault]({ label: labels.label, limit });
}

/** What is said at an empty field: what belongs there. */
export const describeNeed = (field: DescribedField, messages: FormMessages): string =>
  describeFault(findNeed(field.schema), field, messages);

/** The bound that a value missed: characters, or euros. */
function findLimit(fault: FaultKind, schema: FieldSchema): number | undefined {
  if ('enum' in schema) return undefined;
  if (schema.type === 'number') return fault === 'tooSmall' ? schema.minimum : schema.maximum;
  return fault === 'tooShort' ? schema.minLength : schema.maxLength;
}
