import type { BodySchema, FieldSchema } from 'contract/field';

export type FormBody = Readonly<Record<string, string | number>>;

/** What was typed, as the contract's body: numbers as numbers, blanks left out, no space around texts. */
export function readFormBody(
  typed: Readonly<Record<string, string>>,
  schema: BodySchema,
): FormBody {
  return Object.fromEntries(
    Object.entries(schema.properties)
      .map(([name, field]) => [name, trim(typed[name] ?? '', field)] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, schema.properties[name]?.type === 'number' ? +text : text]),
  );
}

const trim = (text: string, field: FieldSchema): string =>
  'format' in field && field.format === 'password' ? text : text.trim();

/** The values in a form's controls, as they stand. */
export const readTyped = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
