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
