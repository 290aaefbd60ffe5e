import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fewPagesOf, inBothLanguages, makeBuild } from '../../testing/fake-build';
import { snapshotOf } from '../../testing/snapshots';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { renderPreview } from './preview-page';
import { publishBuilds } from '../release/release';
import { SiteFolder } from '../site/site-folder';

let folder: string;
let site: SiteFolder;

/** Its pages contain a script, a preload and a style, like the shell's. */
const shell = `exports.renderPage = async ({ path, remotes }) => ({ found: true, html:
  '<html><head><meta charset="utf-8"><link rel="preload" as="font" href="/a"><style>a{}</style></head><body>' +
  path + ' {language} ' + remotes['public-site'].given() +
  '<a href="/more">More</a><script>run()</script><script type="application/json">{}</script></body></html>' });
  exports.renderFrame = async () => 'frame';`;

const publicSite = `let given = [];
  exports.routes = [{ id: 'home', path: '/' }];
  exports.pageContent = { home: { file: 'home', kinds: { ministers: Infinity } } };
  exports.starterContent = {};
  exports.provideContent = ({ ministers }) => { given = ministers; };
  exports.given = () => given.map(({ role }) => role).join();`;

const build = (name: BrowserPackage) => {
  const made = makeBuild(join(folder, 'builds', name), {
    name,
    version: 'v1',
    pages: fewPagesOf(name),
  });
  if (name === 'shell') return inBothLanguages(made, shell);
  return name === 'public-site' ? inBothLanguages(made, publicSite) : made;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  site = new SiteFolder(join(folder, 'site'));
  await publishBuilds(
    { site, say: () => undefined },
    browserPackages.map(build),
    'https://church.example.org',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const everything = () => readdirSync(site.path, { recursive: true, encoding: 'utf8' }).sort();

it.each(['en', 'de'] as const)(
  'renders a page with the snapshot in it, in %s, and leaves the site as it is',
  async (language) => {
    const before = everything();
    const html = await renderPreview(site, { path: '/', language }, snapshotOf('drafted'));
    expect(html).toContain(`/ ${language} drafted`);
    expect(everything()).toEqual(before);
    expect(readFileSync(join(site.path, 'current/pages/index.html'), 'utf8')).not.toContain(
      'drafted',
    );
  },
);

it('leaves no script in it, and lets nothing run, load or go anywhere', async () => {
  const html = await renderPreview(site, { path: '/', language: 'en' }, snapshotOf('drafted'));
  expect(html).not.toMatch(/<script|preload/);
  const digest = createHash('sha256').update('a{}').digest('base64');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    `style-src 'self' 'sha256-${digest}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(html).toContain('<base target="_blank">');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('<a href="/more">More</a>');
});

it('says why there is no such page', async () => {
  const render = (path: string) =>
    renderPreview(site, { path, language: 'en' }, snapshotOf('drafted'));
  await expect(render('/more/blog/nowhere')).rejects.toThrow('no page /more/blog/nowhere');
  // The console's frame is the same for everyone, so there is no page to preview.
  await expect(render('/admin/dashboard')).rejects.toThrow('no page');
  await expect(
    renderPreview(new SiteFolder(join(folder, 'none')), { path: '/', language: 'en' }, '{}'),
  ).rejects.toThrow('There is no site');
});

it('refuses what is no snapshot', async () => {
  await expect(renderPreview(site, { path: '/', language: 'en' }, '{')).rejects.toThrow();
});

it('shows no page that it cannot give a policy', async () => {
  const bare = makeBuild(join(folder, 'builds/bare'), {
    name: 'shell',
    version: 'v2',
    pages: fewPagesOf('shell'),
  });
  const headless = shell.replace('<meta charset="utf-8">', '');
  await publishBuilds({ site, say: () => undefined }, [inBothLanguages(bare, headless)]);
  await expect(
    renderPreview(site, { path: '/', language: 'en' }, snapshotOf('drafted')),
  ).rejects.toThrow('no place for its policy');
});
