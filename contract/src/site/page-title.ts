import { shownName } from './shown-name';

const separator = ' · ';

/**
 * The page's `<title>`. Replaces the separator in the church's name, so that the last one always ends the page's name.
 */
export const writePageTitle = (name: string): string =>
  name + separator + shownName().replaceAll(separator, ' - ');

/** The page's own name from its title. Also works for a cached page with a former name of the church. */
export const readPageName = (title: string): string =>
  title.split(separator).slice(0, -1).join(separator) || title;
