import { widestRange } from 'contract/date-range';
import type { FieldSchema } from 'contract/field';

/** The native control for a field's schema (requirements 5), with its validation attributes. */
export type FieldControl =
  | { readonly kind: 'input'; readonly attributes: InputAttributes }
  | { readonly kind: 'textarea'; readonly attributes: { readonly minLength?: number } }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

interface InputAttributes {
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'password' | 'number';
  readonly inputMode?: 'email' | 'tel' | 'decimal';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number;
}

/**
 * Chooses the control.
 * @param choices values to offer although the schema allows any text
 */
export function deriveControl(schema: FieldSchema, choices?: readonly string[]): FieldControl {
  if (choices) return { kind: 'choice', values: choices };
  if ('enum' in schema) return { kind: 'choice', values: schema.enum };
  if (schema.type === 'number') {
    const { minimum: min, maximum: max, multipleOf: step } = schema;
    return {
      kind: 'input',
      attributes: { type: 'number', inputMode: 'decimal', min, max, step },
    };
  }
  // `required` already demands one character. There is no `maxlength`, because it would truncate pasted text.
  const lengths = schema.minLength > 1 ? { minLength: schema.minLength } : {};
  switch (schema.format) {
    case 'paragraphs':
      return { kind: 'textarea', attributes: lengths };
    case 'date':
    case 'past-date':
    case 'near-date':
      return {
        kind: 'input',
        attributes: { type: 'date', min: widestRange[0], max: widestRange[1] },
      };
    case 'email':
      return { kind: 'input', attributes: { type: 'email', inputMode: 'email', ...lengths } };
    case 'phone':
      return {
        kind: 'input',
        attributes: { type: 'tel', inputMode: 'tel', pattern: '.*\\d.*', ...lengths },
      };
    case 'password':
      return { kind: 'input', attributes: { type: 'password', ...lengths } };
    case 'line':
      return { kind: 'input', attributes: { type: 'text', ...lengths } };
  }
}
