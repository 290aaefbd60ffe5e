import fc from 'fast-check';
import type { BodySchema, FieldSchema } from 'contract/field';

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', minLength: 150, maxLength: 300 }),
  fc.constantFrom('', ' ', '\u200b', '\0', '\ud800', '{}', '=1+1', "'", 'a\nb', 'a@b', '١٢٣'),
  fc.constantFrom(200, 254, 255, 1024, 1025, 5001).map((length) => 'x'.repeat(length)),
);

const anyValue = fc.oneof(
  anyText,
  fc.double(),
  fc.integer({ min: -10, max: 10_000_000 }).map((number) => number / 1000),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 2 }),
  fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), anyText, { maxKeys: 2 }),
);

const dayFrom = (first: string) =>
  fc
    .date({ min: new Date(first), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

export function goodValue(schema: FieldSchema): fc.Arbitrary<string | number> {
  if (schema.type === 'number') return fc.integer({ min: 1, max: 1e8 }).map((cents) => cents / 100);
  if ('enum' in schema) return fc.constantFrom(...schema.enum);
  switch (schema.format) {
    case 'email':
      return fc.integer({ min: 0 }).map((number) => `person${number}@example.org`);
    case 'phone':
      return fc.stringMatching(/^\+?[0-9 ()/-]{0,30}[0-9]$/);
    case 'date':
    case 'past-date':
      return dayFrom('1900-01-01');
    case 'near-date':
      return dayFrom('2020-01-01');
    case 'password':
      return fc.nat().map((number) => `some small words ${number}`);
    default:
      return fc
        .string({ unit: 'grapheme', maxLength: 40 })
        .map((text) => `a${text.replace(/[\n\v\f\r\u0085\u2028\u2029]/g, ' ')}`);
  }
}

/** Generates values that are almost valid. */
const nearMisses = {
  number: [
    ...[0, -5, 0.001, 0.1 + 0.2, 1_000_000.01, 1e21, null],
    ...[
      '5',
      '50.00',
      '12,50',
      '1e3',
      '1,234',
      '1.234',
      '1,234.50',
      '50 EUR',
      '-5',
      '0',
      'NaN',
      ' 7 ',
    ],
  ],
  enum: ['yes', 'AUSTRIA', 'Other ', 'others,financial', 'null'],
  email: [
    'a@b..c',
    'a@-b.org',
    'a b@c.org',
    'a@b@c',
    '@b.org',
    'a@b.org\r\nBcc: c@d.org',
    'ä@b.org',
  ],
  phone: ['call me', '+', '١٢٣', '1\n2', `+${'1'.repeat(40)}`],
  date: [
    ...['2026-02-31', '2025-02-29', '2026-13-01', '0000-01-01', '2026-1-1', '31.01.2026'],
    ...['2026-01-31T00:00:00.000Z', '2026-01-31T00:00:00+01:00', '2026-01-31t00:00z'],
    ...['2026-01-30T23:00:00.000Z', '2026-02-31T00:00:00Z', '2026-01-31T', '2026-01-31T00:00:00ZZ'],
  ],
  'past-date': [
    ...['2999-01-01', '9999-12-31', '2026-02-31', '1900-02-29', '1899-12-31', '2026-1-1'],
    ...['2024-02-29T00:00:00Z', '2999-01-01T00:00:00Z', '2024-02-29T12:00:00'],
  ],
  'near-date': ['2999-01-01', '1987-06-05', '0026-06-05', '2026-02-31', '2026-1-1'],
  line: ['a\nb', 'a\u2028b', '\u200b\u2060', '\u2800', 'x'.repeat(201), 'a\0'],
  paragraphs: ['\n\n', '\u3164', 'x'.repeat(5001), 'a\ud800'],
  password: ['', 'short', 'password', '12345678', 'x'.repeat(1025), 'three small\0words'],
} as const;

function nearMiss(schema: FieldSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'number') return fc.constantFrom(...nearMisses.number);
  if ('enum' in schema) return fc.constantFrom(...nearMisses.enum);
  return fc.constantFrom(...nearMisses[schema.format]);
}

/** Generates bodies of a schema, with each value chosen by `choose`, with or without each optional field. */
export function bodyOf(
  { properties, required }: BodySchema,
  choose: (schema: FieldSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, choose(schema)]);
  const model = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
  return fc.record(model, { requiredKeys: [...required] });
}

/** Generates bodies that are valid, valid except for one field, or arbitrary, sometimes with additional fields. */
export function anyBodyOf(schema: BodySchema): fc.Arbitrary<Record<string, unknown>> {
  const good = bodyOf(schema, goodValue);
  const names = Object.keys(schema.properties);
  const anyField = fc
    .constantFrom(...Object.entries(schema.properties))
    .chain(([name, field]) =>
      fc
        .oneof({ weight: 3, arbitrary: nearMiss(field) }, { weight: 1, arbitrary: anyValue })
        .map((value) => ({ [name]: value })),
    );
  return fc.oneof(
    { weight: 2, arbitrary: good },
    {
      weight: 6,
      arbitrary: fc.tuple(good, anyField).map(([body, field]) => ({ ...body, ...field })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(good, fc.constantFrom(...names)).map(([body, absent]) => {
        return Object.fromEntries(Object.entries(body).filter(([name]) => name !== absent));
      }),
    },
    {
      weight: 2,
      arbitrary: bodyOf(schema, (field) => fc.oneof(goodValue(field), nearMiss(field), anyValue)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(good, fc.object({ maxDepth: 2 })).map(([body, more]) => ({
        ...more,
        isAdmin: true,
        _id: 'mine',
        ...body,
      })),
    },
  );
}
