import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { remoteContract } from 'contract/remote';
import type { Registry, Release } from 'contract/registry';
import { isPrerendered, ownedPaths, remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { readBuildRecord } from './build-record.ts';
import type { BuildRecord } from './build-record.ts';
import { hasServerBuild, repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { precompress } from './precompress.ts';
import { replaceFolder } from './replace-folder.ts';
import { writeRobots, writeSitemap } from './search-files.ts';

/** The shell's server build, as the assembly uses it. Its source is shell/src/server.tsx. */
interface ShellRenderer {
  renderPage(
    options: PageParts & { path: string; remotes: object },
  ): Promise<{ html: string; found: boolean }>;
  renderFrame(options: PageParts): Promise<string>;
}

interface PageParts {
  readonly origin: string;
  readonly registry: Registry;
  readonly script: string;
  readonly styles: readonly string[];
}

const siteFolder = join(repositoryRoot, 'site');
const require = createRequire(import.meta.url);

/**
 * Puts the built packages together into the folder that the api serves: their files under immutable
 * names, the registry, every page that is the same for everybody as HTML, and what search engines ask
 * for. Only a folder that was finished takes the old one's place.
 *
 * @param origin where visitors find the site; its pages name it, so another one takes another assembly
 * @returns the number of pages that were rendered.
 */
export async function assembleSite(origin: string): Promise<number> {
  const draft = `${siteFolder}.next`;
  rmSync(draft, { recursive: true, force: true });
  for (const name of ['shell', ...remoteNames] as const) copyClientFiles(name, draft);
  const staticFiles = join(repositoryRoot, 'public-site/assets');
  if (existsSync(staticFiles)) cpSync(staticFiles, join(draft, 'files'), { recursive: true });
  writeText(join(draft, 'files/robots.txt'), writeRobots(origin));
  writeText(join(draft, 'files/sitemap.xml'), writeSitemap(origin));
  const registry = createRegistry();
  writeText(join(draft, 'registry.json'), JSON.stringify(registry));
  const rendered = await renderPages(draft, { origin, registry });
  await precompress(join(draft, 'pages'), 'quick');
  replaceFolder(siteFolder, draft);
  return rendered;
}

async function renderPages(
  folder: string,
  site: Pick<PageParts, 'origin' | 'registry'>,
): Promise<number> {
  const shell = readBuildRecord('shell');
  const renderer = loadServerBuild('shell') as ShellRenderer;
  const remotes = Object.fromEntries(
    remoteNames.filter(hasServerBuild).map((name) => [name, loadServerBuild(name)]),
  );
  const partsFor = (owner?: RemoteName): PageParts => ({
    ...site,
    script: assetPath(shell, shell.entry),
    styles: [shell, ...(owner ? [readBuildRecord(owner)] : [])].flatMap((record) =>
      record.styles.map((file) => assetPath(record, file)),
    ),
  });
  let rendered = 0;
  for (const { path, owner } of ownedPaths.filter(isPrerendered)) {
    const page = await renderer.renderPage({ ...partsFor(owner), path, remotes });
    if (!page.found) throw new Error(`${owner} owns ${path} and offers no page for it.`);
    writeText(join(folder, 'pages', path, 'index.html'), page.html);
    rendered += 1;
  }
  const missing = await renderer.renderPage({ ...partsFor(), path: '/404', remotes });
  writeText(join(folder, 'pages/404.html'), missing.html);
  writeText(join(folder, 'pages/app.html'), await renderer.renderFrame(partsFor()));
  return rendered;
}

function createRegistry(): Registry {
  const releases = remoteNames.map((name) => {
    const record = readBuildRecord(name);
    const release: Release = {
      entry: assetPath(record, record.entry),
      styles: record.styles.map((file) => assetPath(record, file)),
      contract: remoteContract,
    };
    return [name, { stable: record.version, versions: { [record.version]: release } }];
  });
  return Object.fromEntries(releases) as Registry;
}

const assetPath = ({ name, version }: BuildRecord, file: string) =>
  `/assets/${name}/${version}/${file}`;

function copyClientFiles(name: BrowserPackage, folder: string): void {
  const { version } = readBuildRecord(name);
  cpSync(join(repositoryRoot, name, 'dist/client'), join(folder, 'assets', name, version), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
}

const loadServerBuild = (name: BrowserPackage): unknown =>
  require(join(repositoryRoot, name, 'dist/server/index.cjs'));

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
