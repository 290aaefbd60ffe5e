import webpack from 'webpack';
import type { Compiler, Module } from 'webpack';
import { repositoryRoot } from '../packages.ts';

/**
 * Numbers the modules that federation makes before webpack numbers the others. webpack derives a module's number from
 * its name, and the names of these contain the repository's folder: the same sources would give other files in each
 * folder, and a release from a team's checkout would not be the same to the byte (docs/remotes.md).
 */
export class ReproducibleIdsPlugin {
  apply(compiler: Compiler): void {
    const { name } = ReproducibleIdsPlugin;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        [...modules]
          .filter(isOfFederation)
          .sort((one, other) => (withoutFolder(one) < withoutFolder(other) ? -1 : 1))
          .forEach((module, place) => compilation.chunkGraph.setModuleId(module, place + 1));
      });
      // A comment names the entry, and the minimizer chooses its short names by how often each letter occurs in a file.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? String(asset.source()) : '';
          if (entryName.test(text))
            compilation.updateAsset(
              file,
              new webpack.sources.RawSource(text.replace(entryName, '$1')),
            );
        }
      });
    });
  }
}

/** The name of the file of the entry that federation writes, with a digest over paths. */
const entryName = /(\/\.federation\/entry)\.[0-9a-f]{32}/;

const isOfFederation = (module: Module): boolean =>
  /^(provide module|container entry) |\/node_modules\/\.federation\//.test(module.identifier());

/** The entry that federation writes is named by a digest over paths. */
const withoutFolder = (module: Module): string =>
  module
    .identifier()
    .replaceAll(repositoryRoot, '')
    .replaceAll(/[0-9a-f]{32}/g, '');
