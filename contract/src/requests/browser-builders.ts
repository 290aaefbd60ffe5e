/**
 * TypeBox's builders as browsers get them: webpack substitutes this for `@sinclair/typebox`, and a test compares both.
 * They make the same JSON Schema in a quarter of the bytes, and the annotations let the bundler leave out the requests
 * that a page does not send.
 */

type Schema = Readonly<Record<string, unknown>>;

const optional = Symbol();

/** @__NO_SIDE_EFFECTS__ */
const unsafe = (options?: Schema): Schema => ({ ...options });
/** @__NO_SIDE_EFFECTS__ */
const string = (options?: Schema): Schema => ({ type: 'string', ...options });
/** @__NO_SIDE_EFFECTS__ */
const number = (options?: Schema): Schema => ({ type: 'number', ...options });
/** @__NO_SIDE_EFFECTS__ */
const integer = (options?: Schema): Schema => ({ type: 'integer', ...options });
/** @__NO_SIDE_EFFECTS__ */
const boolean = (options?: Schema): Schema => ({ type: 'boolean', ...options });
/** @__NO_SIDE_EFFECTS__ */
const none = (options?: Schema): Schema => ({ type: 'null', ...options });
/** @__NO_SIDE_EFFECTS__ */
const literal = (value: unknown, options?: Schema): Schema => ({
  const: value,
  type: typeof value,
  ...options,
});
/** @__NO_SIDE_EFFECTS__ */
const array = (items: Schema, options?: Schema): Schema => ({ type: 'array', items, ...options });
/** @__NO_SIDE_EFFECTS__ */
const union = (anyOf: readonly Schema[], options?: Schema): Schema => ({ anyOf, ...options });
/** @__NO_SIDE_EFFECTS__ */
const record = (_key: Schema, value: Schema, options?: Schema): Schema => ({
  type: 'object',
  patternProperties: { '^(.*)$': value },
  ...options,
});
/** @__NO_SIDE_EFFECTS__ */
const asOptional = (schema: Schema): Schema => ({ ...schema, [optional]: true });
/** @__NO_SIDE_EFFECTS__ */
const object = (properties: Readonly<Record<string, Schema>>, options?: Schema): Schema => {
  const required = Object.entries(properties).flatMap(([name, property]) =>
    optional in property ? [] : [name],
  );
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
};

export {
  unsafe as Any,
  array as Array,
  boolean as Boolean,
  integer as Integer,
  literal as Literal,
  none as Null,
  number as Number,
  object as Object,
  asOptional as Optional,
  record as Record,
  string as String,
  union as Union,
  unsafe as Unknown,
  unsafe as Unsafe,
};
