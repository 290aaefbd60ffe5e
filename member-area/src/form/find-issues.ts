import type { FieldSchema } from 'contract/field';
import type { FieldIssue } from 'contract/wire';
import { findFault, formatToday } from 'shared-ui/field-fault';
import { formMessages } from 'shared-ui/form-messages';

export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** What the browser can see is wrong with a form's fields, in the words of the site's other forms. */
export function findIssues(form: HTMLFormElement, fields: FieldSchemas): readonly FieldIssue[] {
  const today = formatToday(new Date());
  return Object.entries(fields).flatMap(([path, schema]) => {
    const control = form.elements.namedItem(path);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return [];
    const fault = findFault(control, schema, today);
    return fault ? [{ path, message: formMessages.en.faults[fault] }] : [];
  });
}
