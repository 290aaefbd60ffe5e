import { buildProduct } from '../build-product.ts';
import { buildPreviousReleases } from '../release/previous-releases.ts';

await buildProduct();
// For journeys that mix releases; `npm test` builds it too.
if (process.argv.includes('--previous')) await buildPreviousReleases();
