import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { firstLanguage, languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';
import { scriptsByModule } from './imported-modules.ts';
import { buildFolder, isFresh, packageVersion, previousVersion } from './build-record.ts';
import { inLanguage, removeBuildRecord, writeBuildRecord } from './build-record.ts';
import type { BuildRecord, LanguageBuild } from './build-record.ts';
import { checkBudget } from './page-budgets.ts';
import { integrityOf } from './federation/integrity.ts';
import { inBuild } from './locales/locale-file.ts';
import { offeredPages } from './offered-pages.ts';
import { repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { precompress } from './precompress.ts';
import { clientConfig, serverConfig, serviceWorkerConfig } from './webpack-config.ts';
import type { WebpackConfigOptions } from './webpack-config.ts';

/** Builds one browser package unless the last build was made from the same sources. Says which it was. */
export async function buildPackage(name: BrowserPackage): Promise<'built' | 'fresh'> {
  if (isFresh(name)) return 'fresh';
  const folder = buildFolder(name);
  // A build that fails half-way must not pass for the one before it.
  removeBuildRecord(folder);
  const { record, clients } = await compileBuild({ name, folder, version: packageVersion(name) });
  for (const [language, { compilation }] of clients) {
    await checkBudget(name, {
      entry: inLanguage(record, language).entry,
      language,
      compilation,
    });
  }
  await precompress(join(folder, 'client'));
  writeBuildRecord(folder, record);
  return 'built';
}

/**
 * Builds a package a second time as if it were the release before: the same sources under another version, so
 * that nothing of the one is the other's in a page (docs/decisions/0018). The cache of the first build, and leaving
 * out what no test reads, make it cheap.
 */
export async function buildPrevious(name: BrowserPackage, folder: string): Promise<void> {
  const version = previousVersion(name);
  removeBuildRecord(folder);
  const { record } = await compileBuild({ name, folder, version, isQuick: true });
  writeBuildRecord(folder, record);
}

type Build = Omit<WebpackConfigOptions, 'mode' | 'language'>;

async function compileBuild(
  build: Build,
): Promise<{ record: BuildRecord; clients: ReadonlyMap<Language, Stats> }> {
  const clients = new Map<Language, Stats>();
  for (const language of languageCodes) {
    const options = { ...build, mode: 'production', language } as const;
    clients.set(language, await compile(clientConfig(options)));
    await compile(serverConfig(options));
  }
  if (build.name === 'shell') await compile(serviceWorkerConfig({ ...build, mode: 'production' }));
  return { record: describeBuild(build, clients), clients };
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
  const pinned = parts.flatMap(([, { entry, chunks }]) => [entry, ...Object.values(chunks).flat()]);
  const digest = (file: string) => integrityOf(readFileSync(join(folder, 'client', file)));
  return {
    name,
    version,
    ...offeredPages(name, join(folder, 'server/index.cjs')),
    ...first,
    styles,
    translations,
    integrity: Object.fromEntries(
      [...new Set([...pinned, ...styles])].map((file) => [file, digest(file)]),
    ),
  };
}

/** The scripts of one language; its stylesheets say nothing and are the first language's. */
function describeLanguage(
  name: BrowserPackage,
  language: Language,
  { compilation }: Stats,
): LanguageBuild {
  const main = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const entry =
    name === 'shell' ? only(main.filter((file) => file.endsWith('.js'))) : 'remoteEntry.js';
  const inFolder = (file: string) => join(inBuild(language), file);
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

function compile(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) return reject(failure);
        if (!stats || stats.hasErrors() || stats.hasWarnings()) {
          return reject(new Error(stats?.toString({ preset: 'errors-warnings' })));
        }
        resolve(stats);
      });
    });
  });
}
