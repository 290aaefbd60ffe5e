import type { LocalEntry } from 'contract/content-entry';
import { entryPath } from 'contract/entry-page';
import { firstLanguage, languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { PinnedFile, Registry } from 'contract/registry';
import { isPrerendered, remoteNames } from 'contract/site-paths';
import type { OwnedPath, RemoteName } from 'contract/site-paths';
import type { TestimonyTemplate } from 'contract/testimony';
import type { SiteState } from 'contract/site-state';
import { inLanguage, speaks } from './build-record.ts';
import type { BuildRecord } from './build-record.ts';
import { articleSlugs } from './render/prepare-content.ts';
import type { ContentBuild, DescribedContent } from './render/prepare-content.ts';
import type { SiteContent } from './render/site-content.ts';
import type { LinkedStyles } from './render/inline-parts.ts';
import { isRendered } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { inlinedRegistry, pinnedFile, getRegistry } from './site/site-state.ts';
import type { SiteFolder } from './site/site-folder.ts';
import { loadServerBuild } from './server-build.ts';
import { createStylePicker } from './render/used-styles.ts';

/**
 * The shell's server build (shell/src/server.tsx) as the assembly uses it. An older shell may be live under newer
 * tooling, so its options may only grow, or its contract version is raised.
 */
interface ShellRenderer {
  renderPage(
    options: PageParts & { path: string; remotes: object },
  ): Promise<{ html: string; found: boolean }>;
  renderFrame(options: PageParts): Promise<string>;
  /** Absent in a shell from before pages had addresses that change. */
  readonly writeMovedPage?: (path: string, origin: string) => string;
  /** Absent in a shell whose pages all use the English manifest, which is a static file. */
  readonly writeWebManifest?: (identity: LocalEntry<'identity'> | undefined) => string;
}

/** Possible exports of a remote's server build besides its pages. */
interface RemoteBuild extends ContentBuild {
  readonly makeTestimonyTemplate?: () => TestimonyTemplate;
}

interface PageParts {
  readonly origin: string;
  readonly registry: Registry;
  readonly script: PinnedFile;
  readonly styles: readonly PinnedFile[];
  /** Called after the rendering: the modules that it loaded are those that the browser's script will need. */
  readonly preloads: () => readonly PinnedFile[];
  /** The content version of the pages, and the address of this page's file. */
  readonly content?: DescribedContent;
}

export type LanguageBuilds = ReturnType<typeof loadLanguageBuilds>;

export function loadStableBuilds(site: SiteFolder, state: SiteState): readonly LanguageBuilds[] {
  const shell = site.releases.recordOf('shell', state.packages.shell.stable);
  const languages = languageCodes.filter((code) => speaks(shell, code));
  const sheets = readSheets(site, state);
  return languages.map((language) => loadLanguageBuilds(site, state, language, sheets));
}

function loadLanguageBuilds(
  site: SiteFolder,
  state: SiteState,
  language: Language,
  sheets: Sheets,
) {
  const recordOf = (name: BrowserPackage, version = state.packages[name].stable) =>
    inLanguage(site.releases.recordOf(name, version), language);
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it types what is answered
  const load = <Exports>(name: BrowserPackage) =>
    loadServerBuild<Exports>(name, site.releases.serverBuild(recordOf(name), language));
  const rendered = remoteNames.filter(isRendered);
  return {
    shell: recordOf('shell'),
    language,
    /** Language of the public site's pages: English if the release does not have the language. */
    ownLanguage: speaks(
      site.releases.recordOf('public-site', state.packages['public-site'].stable),
      language,
    )
      ? language
      : firstLanguage,
    recordOf,
    registry: getRegistry(state, recordOf),
    renderer: load<ShellRenderer>('shell'),
    remotes: Object.fromEntries(rendered.map((name) => [name, load<RemoteBuild>(name)])),
    stylesOf: (...owners: BrowserPackage[]) => owners.flatMap((name) => sheets.get(name) ?? []),
  };
}

type Sheets = ReadonlyMap<BrowserPackage, readonly LinkedStyles[]>;

/** Lists the pages that are the same for all visitors, including those of entries. */
export const renderedPages = (
  builds: LanguageBuilds,
  content: SiteContent | undefined,
): readonly OwnedPath[] => [
  ...builds.shell.pages.filter(isPrerendered),
  ...articleSlugs(builds, builds.shell.pages, content).map((slug) => ({
    path: entryPath(slug),
    owner: 'public-site' as const,
  })),
];

/** Reads the stylesheets of the stable builds, one for all languages. */
const readSheets = (site: SiteFolder, { packages }: SiteState): Sheets =>
  new Map(
    (['shell', ...remoteNames.filter(isRendered)] as const).map((name) => [
      name,
      linkedStyles(site, site.releases.recordOf(name, packages[name].stable)),
    ]),
  );

/** Rendering options of a page by its owner, without its content. */
export function makePageParts(
  { shell, recordOf, registry }: LanguageBuilds,
  origin: string,
  owner?: RemoteName,
  asked: ReadonlySet<string> = new Set(),
): PageParts {
  const styles = (build: BuildRecord) => build.styles.map((file) => pinnedFile(build, file));
  const remote = owner && recordOf(owner);
  const preloads = (): PinnedFile[] => {
    // During a trial some visitors get another release and would preload this one for nothing.
    if (!remote || registry[owner].canary) return [];
    const needed = [`${owner}/src/remote`, ...asked].flatMap((name) => remote.chunks?.[name] ?? []);
    const scripts = [remote.entry, ...new Set(needed)];
    return [...scripts.map((file) => pinnedFile(remote, file)), ...styles(remote)];
  };
  return {
    origin,
    registry: inlinedRegistry(registry),
    script: pinnedFile(shell, shell.entry),
    styles: [...styles(shell), ...(remote ? styles(remote) : [])],
    preloads,
  };
}

/**
 * A release's stylesheets for inlining into pages. The shell's is inlined whole, since it is not loaded again; for a
 * remote, a page inlines the rules it uses, and the rest is loaded with the remote.
 */
function linkedStyles(site: SiteFolder, record: BuildRecord): LinkedStyles[] {
  const { name } = record;
  return record.styles.map((file) => {
    const text = site.releases.readClientFile(record, file);
    const pick = name === 'shell' ? () => text : createStylePicker(text);
    return { owner: name, href: pinnedFile(record, file).href, pick };
  });
}
