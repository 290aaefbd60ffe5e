import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../../packages.ts';

/**
 * Path of the bundled publisher, which Node runs without a loader. It is as deep below the repository, and below the
 * archive of `npm run package`, as the sources are, because it resolves the packages' modules from there.
 */
export const publisherFile = 'tooling/dist/publish-content.js';

/** Modules that are not bundled but loaded from `node_modules`. */
export const publisherModules = ['postcss'];

/** Bundles the publisher. An identical file is not touched, because a server may be starting it. */
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
