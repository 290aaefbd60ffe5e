import { shownName } from './shown-name';

const separator = ' · ';

/** What the browser's tab and search results call a page. The last separator is ours, also where the church's name has one. */
export const writePageTitle = (name: string): string =>
  name + separator + shownName().replaceAll(separator, ' - ');

/** The page's own name again, from its title, also of a page that was kept when the church had another name. */
export const readPageName = (title: string): string =>
  title.split(separator).slice(0, -1).join(separator) || title;
