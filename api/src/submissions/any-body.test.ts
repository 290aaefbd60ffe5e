import fc from 'fast-check';
import type { FieldSchema } from 'contract/field';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import type { ErrorBody } from 'contract/wire';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

jest.setTimeout(120_000);

let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
});
afterAll(() => server.remove());

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u200b', '\0', '\ud800', '{}', '=1+1', "'", '2024-02-30', 'a@b', '١٢٣'),
);
const anyValue = fc.oneof(
  anyText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 2 }),
  fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), anyText, { maxKeys: 2 }),
);

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** A value that the contract allows. */
function goodValue(schema: FieldSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'number') return fc.integer({ min: 1, max: 1e8 }).map((cents) => cents / 100);
  if ('enum' in schema) return fc.constantFrom(...schema.enum);
  switch (schema.format) {
    case 'email':
      return fc.integer({ min: 0 }).map((number) => `person${number}@example.org`);
    case 'phone':
      return fc.stringMatching(/^\+?[0-9 ()/-]{0,30}[0-9]$/);
    case 'date':
    case 'birth-date':
      return day;
    default:
      return fc
        .string({ unit: 'grapheme', maxLength: 40 })
        .map((text) => `a${text.replace(/[\n\v\f\r\u0085\u2028\u2029]/g, ' ')}`);
  }
}

const withFields = (choose: (schema: FieldSchema) => fc.Arbitrary<unknown>) =>
  fc.constantFrom(...submissionNames).chain((name) => {
    const { properties, required } = submissions[name].body;
    const fields = Object.entries(properties).map(([field, schema]) => [
      field,
      choose(schema as FieldSchema),
    ]);
    const model = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
    const body = fc.record(model, { requiredKeys: [...required] });
    return fc.tuple(fc.constant(name), body);
  });

const send = (name: SubmissionName, body: object) =>
  server.post(submissions[name].endpoint, JSON.stringify(body), {
    'content-type': 'application/json',
  });

const countRows = async () =>
  (await server.database.selectFrom('submissions').select('seq').execute()).length;

it('takes every body that the contract allows, as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(withFields(goodValue), async ([name, body]) => {
      const answer = await send(name, body);
      expect(answer.statusCode).toBe(201);
      const trimmed = Object.entries(body).map(([field, value]) => [
        field,
        typeof value === 'string' ? value.trim() : value,
      ]);
      expect(answer.json()).toMatchObject(Object.fromEntries(trimmed));
    }),
    { numRuns: 1000 },
  );
});

it('answers any other body with 201 and a row, or with 400, a sentence and no row', async () => {
  let rows = await countRows();
  await fc.assert(
    fc.asyncProperty(
      withFields((schema) => fc.oneof(goodValue(schema), anyValue)),
      async ([name, body]) => {
        const answer = await send(name, body);
        expect([201, 400]).toContain(answer.statusCode);
        if (answer.statusCode === 201) rows += 1;
        else expect(answer.json<ErrorBody>().message).toMatch(/^[A-Z].*\.$/);
      },
    ),
    { numRuns: 1000 },
  );
  expect(await countRows()).toBe(rows);
  expect(server.logged).toEqual([]);
});
