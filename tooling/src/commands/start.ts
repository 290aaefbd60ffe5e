import { join } from 'node:path';
import { buildProduct } from '../build-product.ts';
import { startProgram, waitForPrograms } from '../foreground.ts';
import { repositoryRoot } from '../packages.ts';

/** `npm start`, or `npm start -- --new` once, to begin with an empty database beside backups. */
await buildProduct();
waitForPrograms([
  startProgram(process.execPath, ['api/dist/main.js', ...process.argv.slice(2)], {
    NODE_ENV: 'production',
    SITE_DIR: process.env['SITE_DIR'] ?? join(repositoryRoot, 'site'),
  }),
]);
