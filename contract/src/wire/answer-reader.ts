/**
 * Reads what came over the wire by the schema of its answer (safety 5): the value, or undefined for anything else.
 * It never throws. These few functions are the schema, because a validator would cost a visitor more than a form.
 */
export type AnswerReader<Value> = (body: unknown) => Value | undefined;

/** For a call that says nothing more than its status. */
export const anyAnswer: AnswerReader<null> = () => null;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const anyText: AnswerReader<string> = (value) =>
  typeof value === 'string' ? value : undefined;

/** From 0. */
export const wholeNumber: AnswerReader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Something that people can read. Beyond a thousand UTF-16 code units it is no sentence but a page. */
export const sentence: AnswerReader<string> = (value) => {
  const text = anyText(value);
  return text !== undefined && text.trim() !== '' && text.length <= 1000 ? text : undefined;
};

/** A list's items; those that cannot be read are passed over. */
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
 * An object of these fields and no others. One that lacks a field of `required` cannot be read; a field of `optional`
 * is left out where it cannot be read.
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

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
