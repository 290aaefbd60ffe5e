import { JsonListParser } from './json-list-parser';

/** Parses text in chunks that may end anywhere, also inside a string or an escape. */
function parse(text: string, chunkLength = 1009): unknown {
  const parser = new JsonListParser();
  for (let start = 0; start < text.length; start += chunkLength)
    parser.add(text.slice(start, start + chunkLength));
  return parser.finish();
}

const long = (message: string) =>
  Array.from({ length: 3000 }, (_, i) => ({ i, message: message.repeat(20) }));

it.each<[string, unknown]>([
  ['short', [{ name: 'Ruth' }]],
  ['empty', []],
  ['long', long('Grüß Gott! ')],
  ['of texts that look like the end of an item', long('a},{"b":"},{"')],
  [
    'of items with items inside',
    long('x').map((item) => ({ ...item, parts: [{ a: 1 }, { b: 2 }] })),
  ],
  ['of one item with a very long list inside', [{ parts: long('0123456789') }]],
  ['of things that are no objects', [1, 'a', null, [{}, {}]]],
])('parses a list %s', (_what, list) => {
  expect(parse(JSON.stringify(list))).toEqual(list);
});

it('parses a long list before its end has come', () => {
  const parser = new JsonListParser();
  parser.add(JSON.stringify(long('Grüß Gott! ')).slice(0, -2));
  expect(parser.items.length).toBeGreaterThan(2000);
});

it('parses what is no list as it is', () => {
  expect(parse('{"records":[]}')).toEqual({ records: [] });
  expect(parse(JSON.stringify({ records: long('Grüß Gott! ') }))).toHaveProperty('records.2999');
});

it.each([
  ['cut off', JSON.stringify(long('Grüß Gott! ')).slice(0, -1)],
  ['followed by something', `${JSON.stringify(long('Grüß Gott! '))},{}`],
  ['empty', ''],
])('finds nothing in a text that is %s', (_what, text) => {
  expect(parse(text)).toBeUndefined();
});
