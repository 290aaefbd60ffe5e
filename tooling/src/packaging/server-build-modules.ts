import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../build-record.ts';
import { repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/**
 * The packages of npm that rendering the pages of a package takes: those that its build for Node asks for and finds. What
 * it would not find here, as what only browsers send with, it does not ask for while it renders.
 */
export const modulesOfServerBuild = (name: BrowserPackage): string[] =>
  modulesAskedFor(readFileSync(join(buildFolder(name), 'server/index.cjs'), 'utf8')).filter(
    (module) => existsSync(join(repositoryRoot, name, 'node_modules', module)),
  );

/** The packages of npm that a CommonJS script asks for; a file of a package counts as the package. */
export function modulesAskedFor(script: string): string[] {
  const asked = [...script.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, path = '']) => path);
  const names = asked.filter((path) => !/^[./]|^node:/.test(path)).map(packageOf);
  return [...new Set(names)];
}

const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
