import { churchName } from './church-name';
import { shownPage } from './page-part';

let provided: string | undefined;

/** Says what `shownName` answers: in the assembly before pages are rendered. */
export function provideName(name: string | undefined): void {
  provided = name;
}

/** The church's name as the page's footer tells it: apart from `shownChurch`, because many pages need no more. */
export const shownName = (): string =>
  provided ??
  shownPage()?.querySelector('footer address')?.firstChild?.firstChild?.textContent ??
  churchName;
