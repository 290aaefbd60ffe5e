import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

/** Packages of the workspace are TypeScript and go in; those of npm that the api names stay out. */
const external = Object.entries(manifest.dependencies)
  .filter(([, version]) => !version.startsWith('workspace:'))
  .map(([name]) => name);

const packageFolder = import.meta.dirname;

/**
 * Makes the server one file, `main.js`, beside its command line and the file of each thread.
 * @param outdir somewhere below this package, so that Node finds what stays out
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
      // A thread or process is a file of its own, found beside the one that starts it.
      'sqlite-worker': 'src/storage/sqlite/sqlite-worker.ts',
      'backup-worker': 'src/storage/backups/backup-worker.ts',
      'file-check-worker': 'src/storage/data-folder/file-check-worker.ts',
      'picture-worker': 'src/content/pictures/picture-worker.ts',
      'picture-thread': 'src/content/pictures/picture-thread.ts',
      'media-worker': 'src/content/media/worker/media-worker.ts',
      'media-thread': 'src/content/media/worker/media-thread.ts',
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

/** The packages of npm that the server asks for when it runs. */
function externalModules({ outputs }: Metafile): string[] {
  const asked = Object.values(outputs).flatMap(({ imports }) => imports);
  const modules = external.filter((name) =>
    asked.some(({ path }) => path === name || path.startsWith(`${name}/`)),
  );
  return modules.sort();
}
