import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { browserPackages, repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';

/**
 * Runs a package's server build from any folder. It resolves React and other externals from a package in this
 * repository, so that shell and remotes share one copy.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it types what is answered
export function loadServerBuild<Exports>(name: BrowserPackage, file: string): Exports {
  // React's development build would render the same pages but take half as long again.
  process.env['NODE_ENV'] ??= 'production';
  const module = { exports: {} };
  const parameters = ['module', 'exports', 'require'];
  const run = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file });
  (run as (...parameters: unknown[]) => void)(
    module,
    module.exports,
    createRequire(join(repositoryRoot, installedPackage(name), 'package.json')),
  );
  return module.exports as Exports;
}

/** In a team's checkout, which releases one remote, the others have no modules of their own: all have one version. */
const installedPackage = (name: BrowserPackage): BrowserPackage =>
  [name, ...browserPackages].find((one) =>
    existsSync(join(repositoryRoot, one, 'node_modules/react')),
  ) ?? name;
