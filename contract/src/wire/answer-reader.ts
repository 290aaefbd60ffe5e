/**
 * A parser of a response (safety 5): returns the value, or undefined if it is invalid. Never throws. These few
 * functions serve as the schema, because a validator library would be larger than a form's code.
 */
export type AnswerReader<Value> = (body: unknown) => Value | undefined;

/** For a response whose status is all that matters. */
export const anyAnswer: AnswerReader<null> = () => null;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const anyText: AnswerReader<string> = (value) =>
  typeof value === 'string' ? value : undefined;

/** A safe integer from 0. */
export const wholeNumber: AnswerReader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** A text that can be shown as a message: not blank, and at most 1000 UTF-16 code units. */
export const sentence: AnswerReader<string> = (value) => {
  const text = anyText(value);
  return text !== undefined && text.trim() !== '' && text.length <= 1000 ? text : undefined;
};

/** Parses a list and leaves out invalid items. */
export const listReader =
  <Item>(readItem: AnswerReader<Item>): AnswerReader<readonly Item[]> =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((one) => {
          const item = readItem(one);
          return item === undefined ? [] : [item];
        })
      : undefined;

type ReadersOf<Value> = { readonly [Name in keyof Value]: AnswerReader<Value[Name]> };

/**
 * Parses an object with only these fields. An invalid field of `required` makes the object invalid; one of `optional`
 * is left out.
 */
export const objectReader =
  <Required, Optional = object>(
    required: ReadersOf<Required>,
    optional = {} as ReadersOf<Optional>,
  ): AnswerReader<Required & Partial<Optional>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const found: Record<string, unknown> = {};
    const readers: ReadersOf<Record<string, unknown>> = { ...optional, ...required };
    for (const [name, read] of Object.entries(readers)) {
      const field = Object.hasOwn(value, name) ? read(value[name]) : undefined;
      if (field !== undefined) found[name] = field;
      else if (name in required) return undefined;
    }
    return found as Required & Partial<Optional>;
  };

/** Parses JSON; undefined for invalid text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
