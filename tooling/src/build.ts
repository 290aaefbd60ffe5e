import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { scriptsByModule } from './imported-modules.ts';
import { buildFolder, isFresh, packageVersion, previousVersion } from './build-record.ts';
import { removeBuildRecord, writeBuildRecord } from './build-record.ts';
import type { BuildRecord } from './build-record.ts';
import { checkBudget } from './page-budgets.ts';
import { integrityOf } from './federation/integrity.ts';
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
  const { record, client } = await compileBuild({ name, folder, version: packageVersion(name) });
  await checkBudget(name, record.entry, client.compilation);
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

type Build = Omit<WebpackConfigOptions, 'mode'>;

async function compileBuild(build: Build): Promise<{ record: BuildRecord; client: Stats }> {
  const options = { ...build, mode: 'production' } as const;
  const client = await compile(clientConfig(options));
  await compile(serverConfig(options));
  if (build.name === 'shell') await compile(serviceWorkerConfig(options));
  return { record: describeBuild(build, client), client };
}

function describeBuild({ name, version, folder }: Build, stats: Stats): BuildRecord {
  const files = [...stats.compilation.getAssets()].map((asset) => asset.name);
  const main = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
  const entry =
    name === 'shell' ? only(main.filter((file) => file.endsWith('.js'))) : 'remoteEntry.js';
  const styles = files.filter((file) => file.endsWith('.css'));
  const chunks = scriptsByModule(stats.compilation, join(repositoryRoot, name));
  const pinned = [entry, ...styles, ...Object.values(chunks).flat()];
  const digest = (file: string) => integrityOf(readFileSync(join(folder, 'client', file)));
  return {
    name,
    version,
    ...offeredPages(name, join(folder, 'server/index.cjs')),
    entry,
    styles,
    chunks,
    integrity: Object.fromEntries([...new Set(pinned)].map((file) => [file, digest(file)])),
  };
}

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
