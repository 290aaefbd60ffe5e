import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

/** Workspace packages are TypeScript and are bundled; npm packages of the api are not. */
const external = Object.entries(manifest.dependencies)
  .filter(([, version]) => !version.startsWith('workspace:'))
  .map(([name]) => name);

const packageFolder = import.meta.dirname;

/**
 * Bundles the server into one file, `main.js`, beside its commands and a file per thread.
 * @param outdir a folder below this package, so that Node resolves the external packages
 */
export async function bundleServer(outdir: string): Promise<void> {
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: packageFolder,
    entryPoints: {
      main: 'src/main.ts',
      'admin-command': 'src/commands/admin-command/main.ts',
      'content-command': 'src/commands/content-move/main.ts',
      'data-key-command': 'src/commands/data-keys/main.ts',
      // Each thread or process is a separate file, which is found beside the one that starts it.
      'sqlite-worker': 'src/storage/sqlite/sqlite-worker.ts',
      'backup-worker': 'src/storage/backups/backup-worker.ts',
      'file-check-worker': 'src/storage/data-folder/file-check-worker.ts',
      'picture-worker': 'src/content/pictures/picture-worker.ts',
      'picture-thread': 'src/content/pictures/picture-thread.ts',
      'media-worker': 'src/content/media/worker/media-worker.ts',
      'media-thread': 'src/content/media/worker/media-thread.ts',
      'import-worker': 'src/imports/files/import-worker.ts',
      'import-thread': 'src/imports/files/import-thread.ts',
    },
    outdir: join(packageFolder, outdir),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    external,
    sourcemap: true,
  });
  const modules = externalModules(metafile);
  writeFileSync(join(packageFolder, outdir, 'modules.json'), JSON.stringify(modules, null, 2));
}

function externalModules({ outputs }: Metafile): string[] {
  const asked = Object.values(outputs).flatMap(({ imports }) => imports);
  const modules = external.filter((name) =>
    asked.some(({ path }) => path === name || path.startsWith(`${name}/`)),
  );
  return modules.sort();
}
