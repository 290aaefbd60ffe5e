import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { isFresh, packageVersion, removeBuildRecord, writeBuildRecord } from './build-record.ts';
import type { BuildRecord } from './build-record.ts';
import { checkBudget } from './budgets.ts';
import { hasServerBuild, repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { precompress } from './precompress.ts';
import { clientConfig, serverConfig } from './webpack-config.ts';

/** Builds one browser package unless the last build was made from the same sources. Says which it was. */
export async function buildPackage(name: BrowserPackage): Promise<'built' | 'fresh'> {
  if (isFresh(name)) return 'fresh';
  const version = packageVersion(name);
  // A build that fails half-way must not pass for the one before it.
  removeBuildRecord(name);
  const options = { name, version, mode: 'production' } as const;
  const client = await compile(clientConfig(options));
  if (hasServerBuild(name)) await compile(serverConfig(options));
  const record = describeBuild(name, version, client);
  await checkBudget(name, record.entry, client.compilation);
  await precompress(join(repositoryRoot, name, 'dist/client'), 'thorough');
  writeBuildRecord(record);
  return 'built';
}

function describeBuild(name: BrowserPackage, version: string, stats: Stats): BuildRecord {
  const files = [...stats.compilation.getAssets()].map((asset) => asset.name);
  const main = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
  return {
    name,
    version,
    entry: name === 'shell' ? only(main.filter((file) => file.endsWith('.js'))) : 'remoteEntry.js',
    styles: files.filter((file) => file.endsWith('.css')),
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
    if (!compiler) return reject(new Error('webpack took no configuration.'));
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
