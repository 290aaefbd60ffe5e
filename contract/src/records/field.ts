import type { TUnsafe } from '@sinclair/typebox';
import type { FromSchema } from 'json-schema-to-ts';
import type { DateFormat } from './date-range';

/**
 * The kinds of value that people type, as JSON Schema. `format` carries what JSON Schema cannot say; the api enforces
 * it, and the form engine chooses the control by it. Lengths are in UTF-16 code units, as HTML's `maxlength` counts
 * them.
 *
 * - `line`: one line of visible text
 * - `paragraphs`: several lines of visible text
 * - `email`: an email address, at most 254 characters
 * - `phone`: a phone number with at least one digit, in any punctuation
 * - `date`: a day that exists, as YYYY-MM-DD; the api also accepts a date-time at midnight
 * - `past-date`: a `date` from 1900 to today
 * - `near-date`: a `date` at most ten years from today, before or after
 * - `password`: never trimmed, stored or logged as typed
 * - `date-time`: an ISO 8601 time in UTC with milliseconds, as JavaScript writes it
 * - `note`: several lines, or none; only staff write it, about a record
 */
export const line = { type: 'string', format: 'line', minLength: 1, maxLength: 200 } as const;
export const paragraphs = {
  type: 'string',
  format: 'paragraphs',
  minLength: 1,
  maxLength: 5000,
} as const;
export const email = { type: 'string', format: 'email', minLength: 3, maxLength: 254 } as const;
export const phone = { type: 'string', format: 'phone', minLength: 1, maxLength: 40 } as const;
export const date = { type: 'string', format: 'date', minLength: 10, maxLength: 10 } as const;
export const pastDate = { ...date, format: 'past-date' } as const;
export const nearDate = { ...date, format: 'near-date' } as const;
/** The length limits follow NIST SP 800-63B; requirements 5 names none. */
export const password = {
  type: 'string',
  format: 'password',
  minLength: 8,
  maxLength: 1024,
} as const;
/** A password to check: one of any length gets the same answer. */
export const currentPassword = { ...password, minLength: 1 } as const;
/** Euros and cents (requirements 9). The smallest pledge is one cent. The api also accepts '12.50' and '12,50'. */
export const euros = {
  type: 'number',
  minimum: 0.01,
  maximum: 1_000_000,
  multipleOf: 0.01,
} as const;

/** The schema of a field, as the form engine and the api use it. */
export type FieldSchema =
  | {
      readonly type: 'string';
      readonly format: FieldFormat;
      readonly minLength: number;
      readonly maxLength: number;
      readonly default?: string;
    }
  | { readonly type: 'string'; readonly enum: readonly string[]; readonly default?: string }
  | {
      readonly type: 'number';
      readonly minimum: number;
      readonly maximum: number;
      readonly multipleOf: number;
    };

export type FieldFormat = 'line' | 'paragraphs' | 'email' | 'phone' | DateFormat | 'password';

/** The JSON Schema of a body: a flat object. Unknown keys are ignored, never stored (safety 3.C). */
export interface BodySchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
}

/** The type of a body, without unknown keys: those would allow any key. */
export type BodyOf<Schema extends BodySchema> = FromSchema<
  Schema & { readonly additionalProperties: false }
>;

/**
 * Declares the schema of a form as the body of a request.
 * @__NO_SIDE_EFFECTS__
 */
export const formBody = <const Schema extends BodySchema>(schema: Schema) =>
  schema as Schema & TUnsafe<BodyOf<Schema>>;
