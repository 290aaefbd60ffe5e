import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProduct } from '../build-product.ts';
import { startProgram, waitForPrograms } from '../machine/foreground.ts';
import { repositoryRoot } from '../packages.ts';
import { publisherFile } from '../release/publisher/bundle-publisher.ts';

await buildProduct(process.env, { isOnlyRun: process.env['INSTALL_SCOPE'] === 'product' });
// A demonstration publishes to a copy of the site.
const site = join(repositoryRoot, '.cache/demo-site');
rmSync(site, { recursive: true, force: true });
cpSync(join(repositoryRoot, 'site'), site, { recursive: true, verbatimSymlinks: true });
waitForPrograms([
  startProgram(
    process.execPath,
    ['--import', 'tsx', 'api-mock/src/main.ts', ...process.argv.slice(2)],
    {
      NODE_ENV: 'production',
      SITE_DIR: site,
      SITE_PUBLISHER: join(repositoryRoot, publisherFile),
    },
  ),
]);
