import { registryElementId } from 'contract/registry';
import fc from 'fast-check';
import { arbitraryResponse, malformedBodies } from 'shared-ui/malformed-responses';
import { chooseVersion } from './choose-version';
import { fetchRegistry, parseInlinedRegistry } from './read-registry';

const releases = { stable: 'v1', versions: {} };
const registry = { 'public-site': releases, 'member-area': releases, 'admin-console': releases };

function answerWith(body: string, ok = true) {
  const answer = { ok, status: ok ? 200 : 503, json: async () => JSON.parse(body) as unknown };
  globalThis.fetch = jest.fn(async () => answer as Response);
}

beforeAll(() => {
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
});

it('reads the registry that the page carries', () => {
  const script = `<script type="application/json" id="${registryElementId}">`;
  document.body.innerHTML = `${script}${JSON.stringify(registry)}</script>`;
  expect(parseInlinedRegistry()).toEqual(registry);
  document.body.innerHTML = '';
  expect(parseInlinedRegistry).toThrow('The page carries no registry.');
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

const described = {
  entry: { href: '/assets/public-site/main.js', integrity: 'sha384-x' },
  styles: [{ href: '/assets/public-site/main.css', integrity: 'sha384-y' }],
  contract: 2,
};

it('reads every release that the registry describes, and no other', async () => {
  const whole = {
    stable: 'v2',
    canary: { version: 'v3', percent: 5 },
    lastGood: 'v1',
    versions: { v1: described, v2: described, v3: described },
  };
  const strange = {
    stable: 'v1',
    canary: { version: 7, percent: 'all' },
    lastGood: {},
    versions: {
      v1: described,
      v2: { ...described, entry: { href: '//evil.example/main.js', integrity: 'sha384-x' } },
      v3: { ...described, styles: 7 },
      v4: null,
    },
  };
  const answer = { ...registry, 'public-site': whole, 'member-area': strange };
  answerWith(JSON.stringify(answer));
  await expect(fetchRegistry()).resolves.toEqual({
    ...answer,
    'member-area': { stable: 'v1', versions: { v1: described } },
  });
});

it.each(malformedBodies)('rejects what is no registry (%#)', async (body) => {
  answerWith(JSON.stringify({ ...registry, 'member-area': body }));
  await expect(fetchRegistry()).rejects.toThrow('answered 200');
});

it('reads nothing of which no release could be chosen, whatever is answered', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResponse([200]), async (answer) => {
      const { text = '' } = answer as { text?: string };
      answerWith(`{"public-site":${text},"member-area":${text},"admin-console":${text}}`);
      const read = await fetchRegistry().catch(() => undefined);
      if (read) expect(chooseVersion(read['member-area'])).toEqual(expect.any(String));
    }),
  );
});
