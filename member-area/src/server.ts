import type { ShownChurch } from 'contract/church-of';
import { provideName } from 'contract/shown-name';

/** The exports of the server build: the pages, and the function that provides the church's identity. */
export { contract, routes } from './remote';

/** These pages show only the church's name. */
export const provideChurch = ({ name }: ShownChurch): void => provideName(name);
