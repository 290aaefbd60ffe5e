import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, languageCodes } from 'contract/languages';
import { repositoryRoot } from './packages.ts';

const workspaceFiles = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * Names a build by what went into it: twelve hexadecimal digits over the package's own source, the packages that it
 * bundles, what both say in other languages, and the versions of everything installed. Equal sources give equal names.
 */
export function sourceVersion(packages: readonly string[]): string {
  const hash = createHash('sha256');
  const files = [
    ...workspaceFiles,
    ...packages.flatMap(sourceFiles),
    ...packages.flatMap(translations),
  ];
  for (const file of files.sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(repositoryRoot, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** All that the product is made from, also what a build's name leaves out. */
const everySource = [
  ...['api', 'contract', 'shared-ui', 'shell', 'public-site', 'member-area', 'admin-console'],
  'tooling',
];

/** Says whether any source may have changed: a name over the names, sizes and times of all, which takes a moment. */
export function sourceTimes(): string {
  const hash = createHash('sha256');
  const files = [
    ...workspaceFiles,
    ...everySource.flatMap((name) => [...filesBeside(name), ...filesIn(`${name}/src`)]),
    ...filesIn('locales'),
    ...filesIn('public-site/assets'),
  ];
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(join(repositoryRoot, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** In the folder itself. */
const filesBeside = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);

const sourceFiles = (packageName: string): string[] =>
  filesIn(packageName).filter((file) => isBuildInput(file.slice(packageName.length + 1)));

/** A translation of one package makes no other build of the others. */
const translations = (packageName: string): string[] =>
  languageCodes
    .filter((code) => code !== firstLanguage)
    .flatMap((code) => filesIn(`locales/${code}/${packageName}`))
    .filter((file) => !test.test(file));

/** Below the repository, as are the files. */
function filesIn(path: string): string[] {
  const folder = join(repositoryRoot, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repositoryRoot.length + 1));
}

const test = /\.test\.tsx?$/;

/** Neither a test, nor a check, nor what becomes of a build afterwards, makes another build of it. */
const isBuildInput = (file: string): boolean =>
  /^(src|bin)\/|^[^/]+\.(ts|json)$/.test(file) &&
  !test.test(file) &&
  !/^src\/(checks|commands|jest|mutants|packaging|release)\//.test(file);
