import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRendered, browserPackages, repositoryRoot } from '../packages.ts';
import { publisherFile, publisherModules } from '../publisher/bundle-publisher.ts';
import { runOrThrow } from '../machine/run-program.ts';
import { copyModules } from './production-modules.ts';
import { modulesOfServerBuild } from './server-build-modules.ts';

/** In bytes. */
const largest = 60 * 1024 * 1024;

export interface Archive {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Packs the product as it is built into one archive that runs with Node alone, on machines of this one's kind.
 * @param version names the release
 * @throws Error when the archive is larger than promised.
 */
export async function packageProduct(version: string): Promise<Archive> {
  const name = `church-website-${version}`;
  const packages = join(repositoryRoot, 'packages');
  const folder = join(packages, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  layOut(folder, version);
  const path = join(packages, `${name}.tar.gz`);
  await runOrThrow(
    'tar',
    ['--owner=0', '--group=0', '--mode=go=u-w', '-czf', `${name}.tar.gz`, name],
    'packages',
  );
  rmSync(folder, { recursive: true });
  const { size } = statSync(path);
  if (size > largest) throw new Error(`${path} has ${size} bytes, ${largest} are allowed.`);
  return { path, size };
}

function layOut(folder: string, version: string): void {
  const from = (path: string) => join(repositoryRoot, path);
  const isKept = (file: string) =>
    !/\.map$|\/\.(stamp|version|release|release-lock|pushed|push-lock)$/.test(file);
  const copy = (path: string, to: string) =>
    cpSync(from(path), join(folder, to), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isKept,
    });
  copy('tooling/archive', '.');
  copy('tooling/node-range.mjs', 'node-range.mjs');
  copy('api/dist', 'server');
  copy('site', 'site');
  copy(publisherFile, publisherFile);
  copy('docs', 'docs');
  copy('README.md', 'docs/README.md');
  const modules = JSON.parse(readFileSync(from('api/dist/modules.json'), 'utf8')) as string[];
  copyModules(modules, from('api'), folder);
  copyModules(publisherModules, from('tooling'), folder);
  for (const name of browserPackages.filter(isRendered)) {
    copyModules(modulesOfServerBuild(name), from(name), folder);
  }
  const { engines } = JSON.parse(readFileSync(from('package.json'), 'utf8')) as { engines: object };
  const manifest = { name: 'church-website', version, private: true, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}
