import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inlinePartsFile } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import type { PinnedFile, Registry } from 'contract/registry';
import { isPrerendered, remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { submissions } from 'contract/submissions';
import { testimonyTemplateFile } from 'contract/testimony';
import type { TestimonyTemplate } from 'contract/testimony';
import type { BuildRecord } from './build-record.ts';
import { findInlineParts, inlineStyles, stateInlineParts } from './inline-parts.ts';
import type { LinkedStyles } from './inline-parts.ts';
import { isRendered } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { precompress } from './precompress.ts';
import { writeServiceWorker } from './release/service-worker-file.ts';
import { pinnedFile, registryOf } from './release/site-state.ts';
import type { SiteState } from './release/site-state.ts';
import type { SiteFolder } from './release/site-folder.ts';
import { loadServerBuild } from './server-build.ts';
import { createStylePicker } from './used-styles.ts';

/**
 * The shell's server build, as the assembly uses it. Its source is shell/src/server.tsx. An older shell may be
 * live under newer tooling: what it is given only ever grows, or its contract is raised.
 */
interface ShellRenderer {
  renderPage(
    options: PageParts & { path: string; remotes: object },
  ): Promise<{ html: string; found: boolean }>;
  renderFrame(options: PageParts): Promise<string>;
}

/** What a remote's server build may offer beside its pages. */
interface RemoteBuild {
  readonly makeTestimonyTemplate?: () => TestimonyTemplate;
}

interface PageParts {
  readonly origin: string;
  readonly registry: Registry;
  readonly script: PinnedFile;
  readonly styles: readonly PinnedFile[];
  readonly preloads: readonly PinnedFile[];
}

/**
 * Writes the registry, and every page that is the same for everybody as HTML, as a site's state wants them.
 * Pages show the stable releases; a visitor on trial gets the canary's pages in the browser.
 *
 * @returns the number of pages that were rendered.
 */
export async function assemblePages(
  site: SiteFolder,
  state: SiteState,
  folder: string,
): Promise<number> {
  const registry = registryOf(state, site.recordOf);
  const stable = (name: BrowserPackage) => state.packages[name].stable;
  const shell = site.recordOf('shell', stable('shell'));
  const load = <Exports>(name: BrowserPackage) =>
    loadServerBuild<Exports>(name, site.serverBuild(name, stable(name)));
  const renderer = load<ShellRenderer>('shell');
  const remotes = Object.fromEntries(
    remoteNames.filter(isRendered).map((name) => [name, load<RemoteBuild>(name)]),
  );
  const partsFor = (owner?: RemoteName): PageParts => {
    const remote = owner && site.recordOf(owner, stable(owner));
    const styles = (record: BuildRecord) => record.styles.map((file) => pinnedFile(record, file));
    return {
      origin: state.origin,
      registry,
      script: pinnedFile(shell, shell.entry),
      styles: [...styles(shell), ...(remote ? styles(remote) : [])],
      // During a trial some visitors get another release, and would fetch this one in vain.
      preloads:
        remote && !registry[owner].canary
          ? [pinnedFile(remote, remote.entry), ...styles(remote)]
          : [],
    };
  };
  const stylesOf = new Map(
    (['shell', ...remoteNames.filter(isRendered)] as const).map((name) => [
      name as BrowserPackage,
      linkedStyles(site, name, stable(name)),
    ]),
  );
  const inlineParts: Record<string, InlineParts> = {};
  const pagesVersion = createHash('sha256');
  const writeVersioned = (file: string, html: string) => {
    pagesVersion.update(file).update(html);
    writeText(join(folder, 'pages', file), html);
  };
  const writePage = (
    file: string,
    html: string,
    owners: readonly BrowserPackage[],
    filledIn = '',
  ) => {
    const sheets = owners.flatMap((name) => stylesOf.get(name) ?? []);
    const page = inlineStyles(html, sheets, filledIn);
    const inline = findInlineParts(page);
    inlineParts[file] = inline;
    writeVersioned(file, stateInlineParts(page, inline));
  };
  const template = remotes['public-site']?.makeTestimonyTemplate?.();
  const pages = shell.pages.filter(isPrerendered);
  for (const { path, owner } of pages) {
    const page = await renderer.renderPage({ ...partsFor(owner), path, remotes });
    if (!page.found) throw new Error(`${owner} owns ${path} and offers no page for it.`);
    const filledIn =
      path === submissions.testimony.page ? Object.values(template ?? {}).join('') : '';
    writePage(join(path, 'index.html').slice(1), page.html, ['shell', owner], filledIn);
  }
  const missing = await renderer.renderPage({ ...partsFor(), path: '/404', remotes });
  writePage('404.html', missing.html, ['shell']);
  writeVersioned('app.html', await renderer.renderFrame(partsFor()));
  writeText(join(folder, 'registry.json'), JSON.stringify(registry));
  writeText(join(folder, inlinePartsFile), JSON.stringify(inlineParts));
  if (template) writeText(join(folder, testimonyTemplateFile), JSON.stringify(template));
  const worker = state.serviceWorker ? undefined : site.readServiceWorker(stable('shell'));
  writeText(
    join(folder, 'service-worker.js'),
    writeServiceWorker(worker, pagesVersion.digest('hex').slice(0, 12)),
  );
  await precompress(folder, 'quick');
  return pages.length;
}

/**
 * A release's stylesheets as pages take them in. The shell's stays whole, since nobody loads it again; of a
 * remote's a page takes what it uses, and the rest comes with the remote.
 */
function linkedStyles(site: SiteFolder, name: BrowserPackage, version: string): LinkedStyles[] {
  const record = site.recordOf(name, version);
  return record.styles.map((file) => {
    const text = site.readClientFile(record, file);
    const pick = name === 'shell' ? () => text : createStylePicker(text);
    return { owner: name, href: pinnedFile(record, file).href, pick };
  });
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
