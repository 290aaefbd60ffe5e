import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../build-record.ts';
import { isRendered, browserPackages, repositoryRoot } from '../packages.ts';
import {
  throwIfOverweight,
  findOverweightScripts,
  weighHomeDocument,
} from '../render/page-budgets.ts';
import { publisherFile, publisherModules } from '../release/publisher/bundle-publisher.ts';
import { publishBuilds } from '../release/release.ts';
import { SiteFolder } from '../site/site-folder.ts';
import { runOrThrow } from '../machine/run-program.ts';
import { copyModules } from './production-modules.ts';
import { modulesOfServerBuild } from './server-build-modules.ts';

/** Maximum size of the archive in bytes. */
const largest = 60 * 1024 * 1024;

export interface Archive {
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Packs the built product into one archive that runs with Node alone on machines of this platform.
 * @param version names the release
 * @param origin public origin of the site
 * @throws Error when the archive, a script or a page exceeds its limit
 */
export async function packageProduct(version: string, origin: string): Promise<Archive> {
  throwIfOverweight(browserPackages.map(buildFolder).flatMap(findOverweightScripts));
  const name = `church-website-${version}`;
  const packages = join(repositoryRoot, 'packages');
  const folder = join(packages, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  layOut(folder, version);
  await laySite(join(folder, 'site'), origin);
  throwIfOverweight(weighHomeDocument(join(folder, 'site/current')));
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
  const isKept = (file: string) => !/\.map$|\/\.version$/.test(file);
  const copy = (path: string, to: string) =>
    cpSync(from(path), join(folder, to), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isKept,
    });
  copy('tooling/archive', '.');
  copy('tooling/node-runtime.mjs', 'node-runtime.mjs');
  copy('api/dist', 'server');
  copy(publisherFile, publisherFile);
  copy('docs', 'docs');
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

/** Creates a fresh site, without former releases or content published on this machine. */
async function laySite(folder: string, origin: string): Promise<void> {
  const say = (message: string) => void process.stdout.write(`${message}\n`);
  await publishBuilds(
    { site: new SiteFolder(folder), say },
    browserPackages.map(buildFolder),
    origin,
  );
  rmSync(join(folder, '.release-lock'));
}
