import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Stats } from 'webpack';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { scriptsByModule } from './webpack/imported-modules.ts';
import {
  buildFolder,
  isFresh,
  onlyRunVersion,
  packageVersion,
  previousVersion,
} from './build-record.ts';
import { readBuildRecord, removeBuildRecord, writeBuildRecord } from './build-record.ts';
import type { BuildRecord, LanguageBuild } from './build-record.ts';
import { toIntegrity } from './federation/integrity.ts';
import { getLanguageFolder } from './locales/locale-file.ts';
import type { LocaleOptions } from './locales/locale-loader.ts';
import { offeredPages } from './render/offered-pages.ts';
import { isRendered, repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { precompress } from './site/precompress.ts';
import { compile, compileLanguages } from './webpack/compile.ts';
import { clientConfig, serverConfig, serviceWorkerConfig } from './webpack/webpack-config.ts';
import type { WebpackConfigOptions } from './webpack/webpack-config.ts';

interface BuildOptions {
  /** The build only runs on this machine: it is compressed quickly and is 8 % larger. */
  readonly isOnlyRun?: boolean;
  /** Makes source maps, even if the last build is up to date. */
  readonly hasMaps?: boolean;
}

/** Builds one browser package unless the last build was made from the same sources. */
export async function buildPackage(
  name: BrowserPackage,
  { isOnlyRun = false, hasMaps = false }: BuildOptions = {},
): Promise<void> {
  if (isFresh(name, isOnlyRun) && !hasMaps) return;
  const folder = buildFolder(name);
  // A build that fails half-way must not count as the previous one.
  removeBuildRecord(folder);
  const version = isOnlyRun ? onlyRunVersion(name) : packageVersion(name);
  // Whoever only runs the product builds it once, so a cache is useless.
  const isOnce = hasMaps || process.env['INSTALL_SCOPE'] === 'product';
  const record = await compileBuild({ name, folder, version, isOnce, hasMaps });
  await precompress(join(folder, 'client'), isOnlyRun ? 'quick' : 'thorough');
  writeBuildRecord(folder, record);
}

/**
 * Builds a package again as the previous release: the same sources under another version, so that the two share nothing
 * in a page (decision 18). The first build's cache, and omitting what no test reads, keep it cheap.
 */
export async function buildPrevious(name: BrowserPackage, folder: string): Promise<void> {
  const version = previousVersion(name);
  removeBuildRecord(folder);
  const record = await compileBuild({ name, folder, version, isQuick: true });
  writeBuildRecord(folder, record);
}

/**
 * Builds a package again in the pseudo-locale, derived from English by rule. It uses the addresses of an existing
 * language, so only that language's texts are replaced.
 */
export async function buildPseudo(name: BrowserPackage, folder: string): Promise<void> {
  const built = buildFolder(name);
  const record = readBuildRecord(built);
  removeBuildRecord(folder);
  cpSync(built, folder, { recursive: true, filter: (file) => basename(file) !== 'build.json' });
  const texts: LocaleOptions = { language: 'de', isPseudo: true };
  const options = { ...record, texts, folder, mode: 'production', isQuick: true } as const;
  const stats = await compile(clientConfig(options));
  if (isRendered(name)) await compile(serverConfig(options));
  const translation = describeLanguage(name, texts.language, stats);
  writeBuildRecord(folder, {
    ...record,
    translations: { ...record.translations, [texts.language]: translation },
    integrity: { ...record.integrity, ...digestsOf(folder, scriptsOf(translation)) },
  });
}

type Build = Omit<WebpackConfigOptions, 'mode' | 'texts'>;

async function compileBuild(build: Build): Promise<BuildRecord> {
  const options = { ...build, mode: 'production' } as const;
  const clients = await compileLanguages((texts) => clientConfig({ ...options, texts }));
  await compileLanguages((texts) => serverConfig({ ...options, texts }));
  if (build.name === 'shell') await compile(serviceWorkerConfig(options));
  return describeBuild(build, clients);
}

function describeBuild(
  { name, version, folder }: Build,
  clients: ReadonlyMap<Language, Stats>,
): BuildRecord {
  const parts = [...clients].map(
    ([language, stats]) => [language, describeLanguage(name, language, stats)] as const,
  );
  const { [firstLanguage]: first, ...translations } = Object.fromEntries(parts) as Record<
    Language,
    LanguageBuild
  >;
  const styles = stylesOf(clients.get(firstLanguage));
  const pinned = parts.flatMap(([, build]) => scriptsOf(build));
  return {
    name,
    version,
    ...offeredPages(name, join(folder, 'server/index.cjs')),
    ...first,
    styles,
    translations,
    integrity: digestsOf(folder, [...pinned, ...styles]),
  };
}

const scriptsOf = ({ entry, chunks }: LanguageBuild): string[] => [
  entry,
  ...Object.values(chunks).flat(),
];

function digestsOf(folder: string, files: readonly string[]): Record<string, string> {
  const digest = (file: string) => toIntegrity(readFileSync(join(folder, 'client', file)));
  return Object.fromEntries([...new Set(files)].map((file) => [file, digest(file)]));
}

/** Describes the scripts of one language; the stylesheets are the first language's. */
function describeLanguage(
  name: BrowserPackage,
  language: Language,
  { compilation }: Stats,
): LanguageBuild {
  const main = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const entry =
    name === 'shell' ? only(main.filter((file) => file.endsWith('.js'))) : 'remoteEntry.js';
  const inFolder = (file: string) => join(getLanguageFolder(language), file);
  const chunks = Object.entries(scriptsByModule(compilation, join(repositoryRoot, name)));
  return {
    entry: inFolder(entry),
    chunks: Object.fromEntries(chunks.map(([module, files]) => [module, files.map(inFolder)])),
  };
}

const stylesOf = (stats: Stats | undefined): string[] =>
  [...(stats?.compilation.getAssets() ?? [])]
    .map(({ name }) => name)
    .filter((file) => file.endsWith('.css'));

function only<Item>(items: readonly Item[]): Item {
  const [first, ...others] = items;
  if (first === undefined || others.length > 0) {
    throw new Error(
      `The shell must start from one script, not from ${items.join(', ') || 'none'}.`,
    );
  }
  return first;
}
