import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../build-record.ts';
import { repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/**
 * Lists the npm packages that rendering a package's pages needs: those that its server build requires and that are
 * installed. Others, such as those that only browsers send with, are not required while rendering.
 */
export const modulesOfServerBuild = (name: BrowserPackage): string[] =>
  findRequiredModules(readFileSync(join(buildFolder(name), 'server/index.cjs'), 'utf8')).filter(
    (module) => existsSync(join(repositoryRoot, name, 'node_modules', module)),
  );

/** Lists the npm packages that a CommonJS script requires; a subpath counts as its package. */
export function findRequiredModules(script: string): string[] {
  const asked = [...script.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, path = '']) => path);
  const names = asked.filter((path) => !/^[./]|^node:/.test(path)).map(packageOf);
  return [...new Set(names)];
}

const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
