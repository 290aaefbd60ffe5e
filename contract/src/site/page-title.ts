import { churchName } from './church-name';

const ending = ` · ${churchName}`;

/** What the browser's tab and search results call a page. */
export const writePageTitle = (name: string): string => name + ending;

/** The page's own name again, from its title. */
export const readPageName = (title: string): string =>
  title.endsWith(ending) ? title.slice(0, -ending.length) : title;
