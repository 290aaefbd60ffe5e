import type { FieldSchema } from 'contract/field';
import { locale } from 'contract/language';
import { findNeed } from './field-fault';
import type { FieldErrorKind } from './field-fault';
import type { FieldLabels } from './form-definition';
import { formMessages } from './form-messages.texts';

/** A field as its label and its schema know it. */
export interface DescribedField {
  readonly labels: FieldLabels;
  readonly schema: FieldSchema;
}

/** What is said at a field: what to do about its fault, in its own words where it has some. */
export function describeFieldError(
  fault: FieldErrorKind,
  { labels, schema }: DescribedField,
): string {
  const isEmpty = fault === 'missing' || fault === 'unchosen';
  return (
    (isEmpty && labels.whenEmpty) ||
    formMessages.faults[fault](labels.label, writeLimit(fault, schema as Limits))
  );
}

/** What a schema says of the fewest characters, and of amounts. */
type Limits = Readonly<Partial<Record<'minLength' | 'minimum' | 'maximum', number>>>;

/** The limit that a fault is about. */
const limits: Readonly<Partial<Record<FieldErrorKind, keyof Limits>>> = {
  tooSmall: 'minimum',
  tooLarge: 'maximum',
  tooShort: 'minLength',
};

/** In digits, as the page's readers write them: four of them stand together. */
function writeLimit(fault: FieldErrorKind, schema: Limits): string | undefined {
  const limit = limits[fault];
  return limit && schema[limit]?.toLocaleString(locale, { useGrouping: 'min2' });
}

/** What is said at an empty field: what belongs there. */
export const describeNeed = (field: DescribedField): string =>
  describeFieldError(findNeed(field.schema), field);
