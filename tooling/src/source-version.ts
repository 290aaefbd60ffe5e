import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './packages.ts';

const workspaceFiles = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * Names a build by what went into it: twelve hexadecimal digits over the package's own source, the
 * packages that it bundles and the versions of everything installed. Equal sources give equal names.
 */
export function sourceVersion(packages: readonly string[]): string {
  const hash = createHash('sha256');
  const files = [...workspaceFiles, ...packages.flatMap(sourceFiles)];
  for (const file of files.sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(repositoryRoot, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function sourceFiles(packageName: string): string[] {
  const folder = join(repositoryRoot, packageName);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repositoryRoot.length + 1))
    .filter((file) => isBuildInput(file.slice(packageName.length + 1)));
}

/** Neither a test, nor a check, nor what becomes of a build afterwards, makes another build of it. */
const isBuildInput = (file: string): boolean =>
  /^(src|bin)\/|^[^/]+\.(ts|json)$|\.texts\.ts$/.test(file) &&
  !/\.test\.tsx?$|^src\/(commands|packaging|release)\/|^src\/(run-)?checks\.ts$/.test(file);
