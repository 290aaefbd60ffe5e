import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownedPaths } from 'contract/site-paths';
import type { OwnedPath } from 'contract/site-paths';
import { readBuildRecord, writeBuildRecord } from '../src/build-record';
import type { BrowserPackage } from '../src/packages';

export interface FakeBuild {
  readonly name: BrowserPackage;
  readonly version: string;
  readonly contract?: number;
  readonly pages?: readonly OwnedPath[];
}

const pagesOf = (name: BrowserPackage) =>
  ownedPaths.filter(({ owner }) => name === 'shell' || owner === name);

const few = ['/', '/help/contact', '/forms/testimonies', '/login', '/admin/dashboard'];

/** A few pages, for tests that make many releases. */
export const fewPagesOf = (name: BrowserPackage) =>
  pagesOf(name).filter(({ path }) => few.includes(path));

/** Writes a build like webpack's, whose pages name the releases that rendered them. */
export function makeBuild(
  build: string,
  { name, version, contract = 1, pages = pagesOf(name) }: FakeBuild,
): string {
  const write = (file: string, text: string) => writeFileSync(join(build, file), text);
  for (const part of ['client', 'server', ...(name === 'shell' ? ['service-worker'] : [])]) {
    mkdirSync(join(build, part), { recursive: true });
  }
  const entry = name === 'shell' ? `main.${version}.js` : 'remoteEntry.js';
  write(`client/${entry}`, `// ${name} ${version}`);
  write(`client/${entry}.map`, '{}');
  const shell = `exports.renderPage = async ({ path, script, remotes, registry }) => ({ found: true, html:
    [path, script.href, remotes['public-site'].version, registry['public-site'].stable].join(' ') });
    exports.renderFrame = async () => 'frame';`;
  write('server/index.cjs', name === 'shell' ? shell : `exports.version = '${version}'`);
  if (name === 'shell') write('service-worker/service-worker.js', `// worker ${version}`);
  const integrity = { [entry]: 'sha384-x' };
  writeBuildRecord(build, { name, version, contract, pages, entry, styles: [], integrity });
  return build;
}

/** Gives a build the texts of both languages: `{language}` in its code is replaced. */
export function inBothLanguages(build: string, code: string): string {
  const record = readBuildRecord(build);
  const { entry } = record;
  writeBuildRecord(build, { ...record, translations: { de: { entry, chunks: {} } } });
  mkdirSync(join(build, 'server/de'), { recursive: true });
  for (const [language, file] of [
    ['en', 'index.cjs'],
    ['de', 'de/index.cjs'],
  ] as const)
    writeFileSync(join(build, 'server', file), code.replaceAll('{language}', language));
  return build;
}
