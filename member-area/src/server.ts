import { provideChurch } from 'contract/shown-church';
import { starterChurch } from 'contract/starter-church';

/** What the server build offers: the pages, and where the assembly says who the church is (docs/decisions/0060). */
export { contract, routes } from './remote';
export { provideChurch };

// Where the live releases have no content.
provideChurch(starterChurch);
