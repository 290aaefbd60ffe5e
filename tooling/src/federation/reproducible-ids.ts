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
    });
  }
}

const isOfFederation = (module: Module): boolean =>
  /^(provide module|container entry) |\/node_modules\/\.federation\//.test(module.identifier());

/** The entry that federation writes is named by a digest over paths. */
const withoutFolder = (module: Module): string =>
  module
    .identifier()
    .replaceAll(repositoryRoot, '')
    .replaceAll(/[0-9a-f]{32}/g, '');
