import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';

/** The packages of npm that rendering the pages of a package takes: those that its build for Node asks for. */
export const modulesOfServerBuild = (name: BrowserPackage): string[] =>
  modulesAskedFor(readFileSync(join(buildFolder(name), 'server/index.cjs'), 'utf8'));

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
