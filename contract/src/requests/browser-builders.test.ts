import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as Type from '@sinclair/typebox';
import * as browser from './browser-builders';

const build = (builders: typeof Type) => ({
  object: builders.Object(
    {
      text: builders.String({ minLength: 1, pattern: '\\S' }),
      count: builders.Optional(builders.Integer({ minimum: 0 })),
      counts: builders.Record(builders.String(), builders.Number({ maximum: 1 })),
      parts: builders.Array(
        builders.Union([builders.Null(), builders.Literal('all'), builders.Literal(true)]),
        { maxItems: 3 },
      ),
      isSet: builders.Optional(builders.Array(builders.Boolean())),
      other: builders.Unsafe<string>({ type: 'string', enum: ['a'] }),
      any: builders.Any(),
      unknown: builders.Unknown(),
    },
    { additionalProperties: false },
  ),
  without: builders.Object({ none: builders.Optional(builders.String()) }),
});

it('makes the JSON Schema of TypeBox', () => {
  const made = build(browser as unknown as typeof Type);
  expect(JSON.parse(JSON.stringify(made))).toEqual(JSON.parse(JSON.stringify(build(Type))));
});

it('has every builder that a declaration uses', () => {
  const folder = join(__dirname, '..');
  const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bType\.(\w+)[(<]/g)])
    .map(([, name]) => name);
  expect(Object.keys(browser)).toEqual(expect.arrayContaining([...new Set(used)]));
});
