import type { BodySchema } from 'contract/field';
import type { FieldIssue } from 'contract/wire';
import { findFault, formatToday } from './field-fault';
import type { FaultKind, FieldElement } from './field-fault';
import type { FormMessages } from './form-messages';

/** A fault of a field: found here, or said by the server in its own words. */
export type FieldFault = FaultKind | { readonly said: string };
export type Faults = Readonly<Record<string, FieldFault>>;

/** The faults of a form's fields as they stand, by field name. */
export function findFaults(form: HTMLFormElement, schema: BodySchema): Faults {
  return Object.fromEntries(
    Object.keys(schema.properties).flatMap((name) => {
      const fault = findFieldFault(form, schema, name);
      return fault ? [[name, fault]] : [];
    }),
  );
}

/** The fault of one field as it stands. */
export function findFieldFault(
  form: HTMLFormElement,
  schema: BodySchema,
  name: string,
): FaultKind | undefined {
  const element = form.querySelector<FieldElement>(`[name="${name}"]`);
  const field = schema.properties[name];
  if (!element || !field) return undefined;
  return findFault(element, field, formatToday(new Date()));
}

/** What the server found wrong, at the fields that the form has. */
export const readIssues = (issues: readonly FieldIssue[], schema: BodySchema): Faults =>
  Object.fromEntries(
    issues
      .filter(({ path }) => Object.hasOwn(schema.properties, path))
      .map(({ path, message }) => [path, { said: message }]),
  );

export const describeFault = (fault: FieldFault, messages: FormMessages): string =>
  typeof fault === 'string' ? messages.faults[fault] : fault.said;
