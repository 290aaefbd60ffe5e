import fc from 'fast-check';
import type { BodySchema } from 'contract/field';
import { anyBodyOf } from '../../api/testing/samples/generated-values';
import { judgeForm, judgeJson } from '../../api/testing/samples/body-oracle';
import type { Verdict } from '../../api/testing/samples/body-oracle';

/** A body as it is sent, and the oracle's verdict on it. */
export interface GeneratedBody {
  readonly verdict: Verdict;
  /** An object of fields if it is sent as multipart. */
  readonly payload: string | Buffer | Readonly<Record<string, string>>;
  readonly type: 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';
}

const asJson = (schema: BodySchema, text: string): GeneratedBody => ({
  verdict: judgeJson(schema, text),
  payload: text,
  type: 'application/json',
});

/**
 * Breaks a text by cutting it short, or by removing, inserting or doubling a character. A surrogate pair is never
 * split, because half of it would be another character when sent.
 */
const spoiled = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.nat(), fc.constantFrom('cut', 'drop', 'double', 'insert'), fc.string())
    .map(([whole, anywhere, how, words]) => {
      const at = anywhere % (whole.length + 1);
      const [before, after] = [whole.slice(0, at), whole.slice(at)];
      if (how === 'cut') return before;
      if (how === 'drop') return before + after.slice(1);
      if (how === 'double') return before + after.slice(0, 1) + after;
      return before + words + after;
    });

/** Valid bodies with an element that no body may contain, anywhere (safety 3.A). */
const poisoned = (text: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const keys = Array.from({ length: 101 }, (_, number) => `"k${number}":1`).join(',');
  const poison = fc.oneof(
    fc.constantFrom('"__proto__":{}', '"constructor":1', '"a":{"prototype":[]}', '"a":1,"a":2'),
    fc.constantFrom('"\\u0061":1,"a":2', '"n":NaN', '"n":1e999', '"n":01', '"n":1,', keys),
    fc.integer({ min: 30, max: 34 }).map((depth) => `"deep":${nest(depth)}`),
  );
  return fc
    .tuple(text, poison, fc.boolean())
    .map(([whole, more, isFirst]) =>
      isFirst ? `{${more},${whole.slice(1)}` : `${whole.slice(0, -1)},${more}}`,
    );
};

const root = fc.json().filter((text) => !text.startsWith('{'));

/** Bytes that are not valid UTF-8. */
const broken = (text: fc.Arbitrary<string>): fc.Arbitrary<GeneratedBody> =>
  fc.tuple(text, fc.nat(), fc.constantFrom(0xff, 0xc0, 0x80)).map(([whole, anywhere, byte]) => {
    const bytes = Buffer.from(whole);
    const at = anywhere % (bytes.length + 1);
    const payload = Buffer.concat([bytes.subarray(0, at), Buffer.of(byte), bytes.subarray(at)]);
    return { verdict: 'bad', payload, type: 'application/json' };
  });

export const jsonOf = (schema: BodySchema): fc.Arbitrary<GeneratedBody> => {
  const text = anyBodyOf(schema).map((body) => JSON.stringify(body));
  return fc.oneof(
    { weight: 8, arbitrary: text.map((whole) => asJson(schema, whole)) },
    { weight: 2, arbitrary: spoiled(text).map((whole) => asJson(schema, whole.toWellFormed())) },
    { weight: 2, arbitrary: poisoned(text).map((whole) => asJson(schema, whole)) },
    { weight: 1, arbitrary: root.map((whole) => asJson(schema, whole)) },
    { weight: 1, arbitrary: broken(text) },
  );
};

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The same values as a page without JavaScript sends them. Browsers send no lone surrogates. */
const fieldsOf = (schema: BodySchema): fc.Arbitrary<Record<string, string>> =>
  anyBodyOf(schema).map((body) =>
    Object.fromEntries(
      Object.keys(schema.properties)
        .filter((name) => body[name] !== undefined)
        .map((name) => [name, written(body[name]).toWellFormed()]),
    ),
  );

export const formOf = (schema: BodySchema): fc.Arbitrary<GeneratedBody> =>
  fieldsOf(schema).map((fields) => ({
    verdict: judgeForm(schema, fields),
    payload: new URLSearchParams(fields).toString(),
    type: 'application/x-www-form-urlencoded',
  }));

export const multipartOf = (schema: BodySchema): fc.Arbitrary<GeneratedBody> =>
  fieldsOf(schema).map((fields) => {
    // The server's parser decodes invalid UTF-8 to U+FFFD, so such a value counts as invalid.
    const isDoubtful = Object.values(fields).some((value) => value.includes('\ufffd'));
    const verdict = judgeForm(schema, fields);
    return {
      verdict: isDoubtful && verdict === 'good' ? 'unclear' : verdict,
      payload: fields,
      type: 'multipart/form-data',
    };
  });
