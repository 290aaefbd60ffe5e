import type { FieldSchema } from 'contract/field';
import { findNeed } from './field-fault';
import type { FaultKind } from './field-fault';
import type { FieldLabels } from './form-definition';
import type { FormMessages, Limits } from './form-messages';

/** A field as its label and its schema know it. */
export interface DescribedField {
  readonly labels: FieldLabels;
  readonly schema: FieldSchema;
}

/** What is said at a field: what to do about its fault, in its own words where it has some. */
export function describeFault(
  fault: FaultKind,
  { labels, schema }: DescribedField,
  { faults }: FormMessages,
): string {
  const isEmpty = fault === 'missing' || fault === 'unchosen';
  return (isEmpty && labels.whenEmpty) || faults[fault](labels.label, schema as Limits);
}

/** What is said at an empty field: what belongs there. */
export const describeNeed = (field: DescribedField, messages: FormMessages): string =>
  describeFault(findNeed(field.schema), field, messages);
