import { Ajv } from 'ajv';
import { searchRecords } from 'contract/search-requests';
import { collectRoutes } from '../../testing/routes/collect-routes';
import { makeApp } from '../../testing/test-app';

/** Finds numbers, texts, lists and maps of a schema without a limit. */
function findUnbounded(schema: unknown, path = '', seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  const node = schema as Readonly<Record<string, unknown>>;
  const types = [node['type']].flat();
  const isMissing = (...bounds: string[]) =>
    bounds.some((bound) => !Number.isFinite(node[bound])) && !('enum' in node);
  const isUnbounded =
    (types.some((type) => type === 'number' || type === 'integer') &&
      isMissing('minimum', 'maximum')) ||
    (types.includes('string') && isMissing('maxLength')) ||
    (types.includes('array') && isMissing('maxItems')) ||
    ('additionalProperties' in node &&
      node['additionalProperties'] !== false &&
      isMissing('maxProperties'));
  const inner = Object.entries(node).flatMap(([key, value]) =>
    findUnbounded(value, `${path}/${key}`, new Set([...seen, schema])),
  );
  return isUnbounded ? [path, ...inner] : inner;
}

describe('the search for what is unbounded', () => {
  const body = (field: object) => ({ type: 'object', properties: { field } });

  it.each<[string, object]>([
    ['a number without a maximum', { type: 'integer', minimum: 0 }],
    ['a text without a length', { type: 'string', pattern: '^a+$' }],
    ['a text within a list', { type: 'array', maxItems: 1, items: { type: 'string' } }],
    ['a map of any size', { type: 'object', additionalProperties: { type: 'boolean' } }],
  ])('finds %s', (_what, field) => {
    expect(findUnbounded(body(field))).toHaveLength(1);
  });

  it('finds nothing where all is bounded', () => {
    expect(findUnbounded(body({ type: 'number', minimum: 0, maximum: 1 }))).toEqual([]);
  });
});

/** What a route takes: it bounds these itself. Its responses are the server's own. */
const readSchemas = async () => {
  const routes = await collectRoutes(async () => (await makeApp()).remove());
  return routes.flatMap(({ schema: { response: _own, ...taken } = {}, ...route }) =>
    Object.keys(taken).length === 0 ? [] : [{ ...route, schema: taken }],
  );
};

it('every route declares what it takes as JSON Schema', async () => {
  const ajv = new Ajv();
  const parts = (await readSchemas()).flatMap(({ schema }) => Object.values(schema));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !ajv.validateSchema(part as object))).toEqual([]);
});

it('every route bounds what it takes in its body, its query and its headers', async () => {
  const declared = await readSchemas();
  const urls = declared.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/api/pledge', searchRecords.path]));
  const unbounded = declared.flatMap(({ method, url, schema }) =>
    findUnbounded(schema).map((path) => `${String(method)} ${url}: ${path}`),
  );
  expect(unbounded).toEqual([]);
});
