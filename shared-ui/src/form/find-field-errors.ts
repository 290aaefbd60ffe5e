import type { FieldSchema } from 'contract/field';
import type { FieldIssue } from 'contract/wire';
import { findFieldError, formatToday } from './find-field-error';
import type { FieldErrorKind, FieldElement, TooLong } from './find-field-error';

/** The error of a field: one that every form knows, or one with a message of its own. */
export type FieldErrorCause = FieldErrorKind | TooLong | { readonly message: string };
export type FieldErrors = Readonly<Record<string, FieldErrorCause>>;

/** The current errors of a form's fields, by field name. Fields that the form does not show are skipped. */
export function findFieldErrors(
  form: HTMLFormElement,
  fields: Readonly<Record<string, FieldSchema>>,
): FieldErrors {
  const today = formatToday(new Date());
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const element = form.querySelector<FieldElement>(`[name="${name}"]`);
      const error = element && findFieldError(element, schema, today);
      return error ? [[name, error]] : [];
    }),
  );
}

/** The server's validation errors, by field name, for the fields that the form has. */
export const readIssues = (issues: readonly FieldIssue[], form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    issues
      .filter(({ path }) => form.elements.namedItem(path))
      .map(({ path, message }) => [path, { message }]),
  );
