import { churchName } from './church-name';
import { shownPage } from './page-part';

let provided: string | undefined;

/** Sets what `shownName` returns when pages are prerendered. */
export function provideName(name: string | undefined): void {
  provided = name;
}

/** The church's name from the page's footer. Separate from `shownChurch`, because many pages need only the name. */
export const shownName = (): string =>
  provided ??
  shownPage()?.querySelector('footer address')?.firstChild?.firstChild?.textContent ??
  churchName;
