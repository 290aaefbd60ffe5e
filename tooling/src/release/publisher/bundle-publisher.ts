import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../../packages.ts';

/**
 * The program that publishes, as one file that Node runs at once. It lies as deep below the repository, and below what
 * `npm run package` makes, as the sources do: it finds the packages' modules from there.
 */
export const publisherFile = 'tooling/dist/publish-content.js';

/** What stays out of it: it is loaded from `node_modules`. */
export const publisherModules = ['postcss'];

/** Bundles it. A file that is the same stays untouched: a server may be starting it. */
export async function bundlePublisher(file = join(repositoryRoot, publisherFile)): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ['tooling/src/release/publisher/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    external: [...publisherModules],
    write: false,
  });
  const text = outputFiles.map((one) => one.text).join('');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
