import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, languageCodes } from 'contract/languages';
import { repositoryRoot } from './packages.ts';

const workspaceFiles = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * Identifies a build by its inputs: twelve hexadecimal digits over the package's sources, the packages that it bundles,
 * their translations, and the versions of all dependencies. Equal sources give equal names.
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

/** All sources of the product, including those that do not change a build's version. */
const everySource = [
  ...['api', 'contract', 'shared-ui', 'shell', 'public-site', 'member-area', 'admin-console'],
  'tooling',
];

/** Detects whether any source may have changed, quickly: a digest over all names, sizes and times. */
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

const filesBeside = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);

const sourceFiles = (packageName: string): string[] =>
  filesIn(packageName).filter((file) => isBuildInput(file.slice(packageName.length + 1)));

/** A translation of one package does not change the version of the others. */
const translations = (packageName: string): string[] =>
  languageCodes
    .filter((code) => code !== firstLanguage)
    .flatMap((code) => filesIn(`locales/${code}/${packageName}`))
    .filter((file) => !test.test(file));

/** Lists files by path relative to the repository, like the argument. */
function filesIn(path: string): string[] {
  const folder = join(repositoryRoot, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repositoryRoot.length + 1));
}

const test = /\.test\.tsx?$/;

/** Tests, checks and steps after the build do not change its version. */
const isBuildInput = (file: string): boolean =>
  /^(src|bin)\/|^[^/]+\.(ts|json)$/.test(file) &&
  !test.test(file) &&
  !/^src\/(checks|commands|jest|mutants|packaging|release)\//.test(file);
