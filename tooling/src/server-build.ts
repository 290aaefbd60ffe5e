import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';

/**
 * Runs a package's server build wherever it lies. React and its like come from the package in this
 * repository, and so in one copy for shell and remotes.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it types what is answered
export function loadServerBuild<Exports>(name: BrowserPackage, file: string): Exports {
  // React's build for developers would render the same pages and take half as long again.
  process.env['NODE_ENV'] ??= 'production';
  const module = { exports: {} };
  const parameters = ['module', 'exports', 'require'];
  const run = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file });
  (run as (...parameters: unknown[]) => void)(
    module,
    module.exports,
    createRequire(join(repositoryRoot, name, 'package.json')),
  );
  return module.exports as Exports;
}
