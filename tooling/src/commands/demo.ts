import { join } from 'node:path';
import { buildProduct } from '../build-product.ts';
import { startProgram, waitForPrograms } from '../foreground.ts';
import { repositoryRoot } from '../packages.ts';

await buildProduct();
waitForPrograms([
  startProgram(process.execPath, ['--import', 'tsx', 'api-mock/src/main.ts'], {
    NODE_ENV: 'production',
    SITE_DIR: join(repositoryRoot, 'site'),
  }),
]);
