/**
 * Starts the server of this release: `node start.mjs`. Settings come from the environment, as docs/README.md says;
 * its own is only where the site lies, and what publishes on it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInRange } from './node-range.mjs';

const { engines } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
if (isInRange(engines.node, process.versions.node)) {
  process.env.NODE_ENV ??= 'production';
  process.env.SITE_DIR ??= join(import.meta.dirname, 'site');
  process.env.SITE_PUBLISHER ??= join(import.meta.dirname, 'tooling/dist/publish-content.js');
  await import('./server/main.js');
} else {
  process.stderr.write(
    `This is Node ${process.versions.node}; this release needs ${engines.node}.\n`,
  );
  process.exitCode = 1;
}
