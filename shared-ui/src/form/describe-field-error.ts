import type { FieldSchema } from 'contract/field';
import { locale } from 'contract/language';
import { findRequiredError } from './find-field-error';
import type { FieldErrorKind } from './find-field-error';
import type { FieldLabels } from './form-definition';
import { formMessages } from './form-messages.texts';

export interface DescribedField {
  readonly labels: FieldLabels;
  readonly schema: FieldSchema;
}

/** The message of a field error: the field's own if it has one, else the general one. */
export function describeFieldError(
  error: FieldErrorKind,
  { labels, schema }: DescribedField,
): string {
  const isEmpty = error === 'missing' || error === 'unchosen';
  return (
    (isEmpty && labels.whenEmpty) ||
    formMessages.errors[error](labels.label, writeLimit(error, schema as Limits))
  );
}

/** The limits in a schema that messages mention. */
type Limits = Readonly<Partial<Record<'minLength' | 'minimum' | 'maximum', number>>>;

const limits: Readonly<Partial<Record<FieldErrorKind, keyof Limits>>> = {
  tooSmall: 'minimum',
  tooLarge: 'maximum',
  tooShort: 'minLength',
};

/** Formats the limit for the page's locale, without grouping in four-digit numbers. */
function writeLimit(error: FieldErrorKind, schema: Limits): string | undefined {
  const limit = limits[error];
  return limit && schema[limit]?.toLocaleString(locale, { useGrouping: 'min2' });
}

/** The message of an empty field. */
export const describeRequiredError = (field: DescribedField): string =>
  describeFieldError(findRequiredError(field.schema), field);
