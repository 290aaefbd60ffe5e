import * as Type from '@sinclair/typebox';
import type { Static, TProperties, TSchema } from '@sinclair/typebox';

/** The building blocks of the declared requests, besides those of TypeBox and of contract/field. */

/** The type of a declared body or response; nobody changes one. */
export type Value<Schema extends TSchema> = DeepReadonly<Static<Schema>>;

export type DeepReadonly<Type> = Type extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Type extends object
    ? { readonly [Name in keyof Type]: DeepReadonly<Type[Name]> }
    : Type;

/**
 * The object of a body: the server refuses fields that it does not name.
 * @__NO_SIDE_EFFECTS__
 */
export const strictObject = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/**
 * One of these texts. A list of them loses those that an older page does not know.
 * @__NO_SIDE_EFFECTS__
 */
export const oneOf = <const Text extends string>(texts: readonly Text[]) =>
  Type.Unsafe<Text>({ type: 'string', enum: texts });

/**
 * A JSON Schema of a text, for example one of contract/field.
 * @__NO_SIDE_EFFECTS__
 */
export const textField = (schema: { readonly type: 'string' }) => Type.Unsafe<string>(schema);

/** @__NO_SIDE_EFFECTS__ */
export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** A text that can be shown as a message: not blank, and at most 1000 UTF-16 code units. */
export const sentence = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' });

/** A safe integer from 0. */
export const wholeNumber = Type.Integer({ minimum: 0 });

/** All fields of a form, as it sends them. The form's own schema validates them; this one only limits their size. */
export const formFields = Type.Unsafe<Record<string, string | number>>({
  type: 'object',
  maxProperties: 30,
  additionalProperties: {
    anyOf: [
      { type: 'string', maxLength: 50_000 },
      { type: 'number', minimum: -1_000_000_000, maximum: 1_000_000_000 },
    ],
  },
});
