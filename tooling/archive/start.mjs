/**
 * Starts the server of this release: `node start.mjs`. Settings come from the environment (docs/settings.md); this
 * script sets only the paths of the site and of the publisher. An older Node restarts the script under Node 24, which
 * is in this folder or gets installed there (README.md).
 */
import { join } from 'node:path';
import { continueOnNode24 } from './node-runtime.mjs';

if (!(await continueOnNode24(import.meta.dirname))) {
  process.env.NODE_ENV ??= 'production';
  process.env.SITE_DIR ??= join(import.meta.dirname, 'site');
  process.env.SITE_PUBLISHER ??= join(import.meta.dirname, 'tooling/dist/publish-content.js');
  await import('./server/main.js');
}
