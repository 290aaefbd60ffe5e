import { join } from 'node:path';
import { buildProduct } from '../build-product.ts';
import { startProgram, stayInForeground } from '../foreground.ts';
import { repositoryRoot } from '../packages.ts';

await buildProduct();
stayInForeground([
  startProgram(process.execPath, ['api/dist/main.js'], {
    NODE_ENV: 'production',
    SITE_DIR: process.env['SITE_DIR'] ?? join(repositoryRoot, 'site'),
  }),
]);
