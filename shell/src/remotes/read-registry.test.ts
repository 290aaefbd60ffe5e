import { registryElementId } from 'contract/registry';
import { fetchRegistry, readInlinedRegistry } from './read-registry';

const releases = { stable: 'v1', versions: {} };
const registry = { 'public-site': releases, 'member-area': releases, 'admin-console': releases };

function answerWith(body: string, ok = true) {
  const answer = { ok, status: ok ? 200 : 503, json: async () => JSON.parse(body) as unknown };
  globalThis.fetch = jest.fn(async () => answer as Response);
}

beforeAll(() => {
  // jsdom has none.
  AbortSignal.timeout = () => new AbortController().signal;
});

it('reads the registry that the page carries', () => {
  const script = `<script type="application/json" id="${registryElementId}">`;
  document.body.innerHTML = `${script}${JSON.stringify(registry)}</script>`;
  expect(readInlinedRegistry()).toEqual(registry);
  document.body.innerHTML = '';
  expect(readInlinedRegistry).toThrow('The page carries no registry.');
});

it('reads the registry as it is now', async () => {
  answerWith(JSON.stringify(registry));
  await expect(fetchRegistry()).resolves.toEqual(registry);
});

it.each([
  ['a page', '<!doctype html>', true],
  ['a page with 503', '<!doctype html>', false],
  ['a registry with 503', JSON.stringify(registry), false],
  ['other JSON', '{"error":"busy"}', true],
  ['a part of a registry', JSON.stringify({ 'public-site': releases }), true],
])('rejects %s', async (_name, body, ok) => {
  answerWith(body, ok);
  await expect(fetchRegistry()).rejects.toThrow();
});
