import type { ShownChurch } from 'contract/church-of';
import { provideName } from 'contract/shown-name';

/** What the server build offers: the pages, and where the assembly says who the church is. */
export { contract, routes } from './remote';

/** These pages tell no more of it than its name. */
export const provideChurch = ({ name }: ShownChurch): void => provideName(name);
