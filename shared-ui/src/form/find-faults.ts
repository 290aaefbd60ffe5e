import type { FieldSchema } from 'contract/field';
import type { FieldIssue } from 'contract/wire';
import { findFieldError, formatToday } from './field-fault';
import type { FieldErrorKind, FieldElement, TooLong } from './field-fault';

/** A fault of a field: one of those that every form knows, or one said in words of its own. */
export type FieldErrorCause = FieldErrorKind | TooLong | { readonly said: string };
export type FieldErrors = Readonly<Record<string, FieldErrorCause>>;

/** The faults of a form's fields as they stand, by field name. A field that the form does not show has none. */
export function findFieldErrors(
  form: HTMLFormElement,
  fields: Readonly<Record<string, FieldSchema>>,
): FieldErrors {
  const today = formatToday(new Date());
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const element = form.querySelector<FieldElement>(`[name="${name}"]`);
      const fault = element && findFieldError(element, schema, today);
      return fault ? [[name, fault]] : [];
    }),
  );
}

/** What the server found wrong, at the fields that the form has. */
export const readIssues = (issues: readonly FieldIssue[], form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    issues
      .filter(({ path }) => form.elements.namedItem(path))
      .map(({ path, message }) => [path, { said: message }]),
  );
