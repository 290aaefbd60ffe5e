import { buildProduct } from '../build-product.ts';
import { buildPreviousReleases } from '../release/previous-releases.ts';

await buildProduct();
// Journeys that mix releases need this build; `npm test` makes it too.
if (process.argv.includes('--previous')) await buildPreviousReleases();
