import { join } from 'node:path';
import { buildProduct } from '../build-product.ts';
import { startProgram, waitForPrograms } from '../machine/foreground.ts';
import { repositoryRoot } from '../packages.ts';
import { publisherFile } from '../release/publisher/bundle-publisher.ts';
import { findTakenPort } from '../machine/taken-port.ts';

/** `npm start`, or `npm start -- --new` once to begin with an empty database although there are backups. */
const taken = await findTakenPort(process.env);
if (taken === undefined) await serve();
else {
  process.stderr.write(`${taken}\n`);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const isOnlyRun = process.env['INSTALL_SCOPE'] === 'product';
  await buildProduct(process.env, { keepsContent: true, isOnlyRun });
  process.stdout.write('Starting the server ...\n');
  waitForPrograms([
    startProgram(process.execPath, ['api/dist/main.js', ...process.argv.slice(2)], {
      NODE_ENV: 'production',
      SITE_DIR: process.env['SITE_DIR'] ?? join(repositoryRoot, 'site'),
      SITE_PUBLISHER: join(repositoryRoot, publisherFile),
    }),
  ]);
}
