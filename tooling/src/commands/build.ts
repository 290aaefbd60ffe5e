import { buildPackages, buildProduct } from '../build-product.ts';
import { buildPreviousReleases } from '../release/previous-releases.ts';

// Without the site: what can be done while SQLite is compiled (tooling/bootstrap.mjs).
if (process.argv.includes('--packages')) await buildPackages();
else await buildProduct();
// For journeys that mix releases; `npm test` builds it too.
if (process.argv.includes('--previous')) await buildPreviousReleases();
