/**
 * Starts the server of this release: `node start.mjs`. Settings come from the environment, as docs/settings.md says;
 * its own is only where the site lies, and what publishes on it. An older Node starts it once more under Node 24, which
 * lies in this folder or is installed there (README.md).
 */
import { join } from 'node:path';
import { continueOnNode24 } from './node-runtime.mjs';

if (!(await continueOnNode24(import.meta.dirname))) {
  process.env.NODE_ENV ??= 'production';
  process.env.SITE_DIR ??= join(import.meta.dirname, 'site');
  process.env.SITE_PUBLISHER ??= join(import.meta.dirname, 'tooling/dist/publish-content.js');
  await import('./server/main.js');
}
