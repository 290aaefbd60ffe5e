import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

/** The server as one file. Packages of the workspace are TypeScript and go in; those of npm stay out. */
const external = Object.entries(manifest.dependencies)
  .filter(([, version]) => !version.startsWith('workspace:'))
  .map(([name]) => name);

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: {
    main: 'src/main.ts',
    'admin-command': 'src/admin-command/main.ts',
    // The thread is a file of its own, found beside the one that starts it.
    'sqlite-worker': 'src/storage/sqlite-worker.js',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external,
  sourcemap: true,
});
