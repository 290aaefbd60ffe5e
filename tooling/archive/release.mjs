/**
 * Releases parts of this installation's site: `node release.mjs status`. It has the words of `npm run release`
 * (docs/deploy.md), but no sources, so that builds come with `--from`. SITE_DIR names another site's folder.
 */
import { join } from 'node:path';
import { continueOnNode24 } from './node-runtime.mjs';

if (!(await continueOnNode24(import.meta.dirname))) {
  const site = process.env.SITE_DIR ?? join(import.meta.dirname, 'site');
  process.argv.splice(2, 0, site, 'release');
  await import('./tooling/dist/publish-content.js');
}
