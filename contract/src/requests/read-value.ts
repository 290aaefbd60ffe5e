import type { TSchema } from '@sinclair/typebox';
import type { Value } from './schemas';

/** The keywords of JSON Schema that responses use. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Parses what JSON Schema cannot describe (rich text). */
  readonly parse?: (value: unknown) => unknown;
}

/**
 * Parses a response by its schema (safety 5); undefined if it is invalid. Never throws. A newer server may send more
 * than this page knows: unknown fields, invalid optional fields and invalid items of a list are left out.
 */
export const readValue = <Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): Value<Schema> | undefined => read(schema as JsonSchema, value) as Value<Schema> | undefined;

function read(schema: JsonSchema, value: unknown): unknown {
  if (schema.parse) return schema.parse(value);
  if (schema.anyOf) {
    for (const one of schema.anyOf) {
      const found = read(one, value);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (schema.type === undefined && schema.const === undefined) return value;
  return isValid(schema, value) ? readParts(schema, value) : undefined;
}

function isValid(schema: JsonSchema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  const { type, minimum = -Infinity, minLength = 0, maxLength = Infinity, pattern } = schema;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isSafeInteger(value) && (value as number) >= minimum;
  if (value === null || type === 'null') return value === null && type === 'null';
  if (typeof value !== type || Array.isArray(value)) return false;
  if (typeof value === 'number') return Number.isFinite(value) && value >= minimum;
  if (typeof value !== 'string') return true;
  return (
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern).test(value))
  );
}

function readParts(schema: JsonSchema, value: unknown): unknown {
  const { items = {}, required = [], properties, patternProperties } = schema;
  if (Array.isArray(value)) {
    return value.map((item) => read(items, item)).filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const [anyField] = Object.values(patternProperties ?? {});
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(properties ?? value)) {
    const field = properties?.[name] ?? anyField ?? {};
    const sent = Object.hasOwn(value, name) ? (value as JsonObject)[name] : undefined;
    const part = sent === undefined ? undefined : read(field, sent);
    if (part !== undefined) found[name] = part;
    else if (required.includes(name)) return undefined;
  }
  return found;
}

type JsonObject = Readonly<Record<string, unknown>>;
