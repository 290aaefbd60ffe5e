import type { Registry, RemoteReleases } from 'contract/registry';
import { replaceRelease, rewritePage, withoutPreloads } from './replaced-remote';

const release = (name: string, version: string) => ({
  entry: { href: `/assets/${name}/${version}/remoteEntry.js`, integrity: `sha256-${version}` },
  styles: [],
  contract: 2,
});

const releasesOf = (name: string): RemoteReleases => ({
  stable: 'v2',
  canary: { version: 'v3', percent: 5 },
  lastGood: 'v1',
  versions: { v1: release(name, 'v1'), v2: release(name, 'v2'), v3: release(name, 'v3') },
});

const registry: Registry = {
  'public-site': releasesOf('public-site'),
  'member-area': releasesOf('member-area'),
  'admin-console': releasesOf('admin-console'),
};

const local = { version: 'local-1', release: release('member-area', 'local') };

it('offers a local build, and no other release of its remote', () => {
  const replaced = replaceRelease(registry, 'member-area', local);
  expect(replaced).toEqual({
    ...registry,
    'member-area': {
      stable: 'v2',
      canary: { version: 'local-1', percent: 100 },
      versions: { 'local-1': local.release },
    },
  });
});

it('replaces the registry in a page, and adds a script that the page may load', () => {
  const page = (inlined: string) =>
    `<div id="root">&lt;</div><script type="application/json" id="registry">${inlined}</script><script>1</script>`;
  const replace = () => ({ ...registry, note: '</script>' });
  const html = rewritePage(
    page(JSON.stringify(registry)),
    replace,
    '<script src="/page.js"></script>',
  );
  expect(html).toBe(
    page(
      `${JSON.stringify(replace()).replace('<', String.raw`\u003c`)}</script><script src="/page.js">`,
    ),
  );
});

it('leaves a page without a registry as it is', () => {
  const page = '<!doctype html><title>Not found</title>';
  expect(rewritePage(page, () => registry, '<script></script>')).toBe(page);
});

it('fetches no file of the replaced release ahead', () => {
  const page = (files: string) => `<script data-src="/a.js" data-preload="${files}">(1)()</script>`;
  const files = '/assets/shell/v1/chunk.js sha256-b= /content/1.json ';
  const [entry, styles] = ['remoteEntry.js sha256-a=', 'a.css sha256-c='].map(
    (file) => `/assets/member-area/v2/${file}`,
  );
  expect(withoutPreloads(page(`${entry} ${files} ${styles}`), 'member-area')).toBe(
    page(`${files} `),
  );
});
