import type { SavedView, ViewedList } from 'contract/saved-view-requests';
import { groupParameter, withFilter } from '../../base/model/filter-address';
import { sections } from '../../base/model/sections';
import { dashboardPath } from '../../base/paths';

/** The id of the open view is in the address (`&view=<id>`). */
export const viewParameter = 'view';
/** Stands for no view, so that a list does not open with the one that it usually opens with. */
const noView = 'all';

type Address = Pick<Location, 'search' | 'hash'>;

/** The section of the address of a list. */
const keyOf = (kind: ViewedList): string => (kind === 'people' ? kind : sections[kind].key);

/** The id of the view in an address; undefined if it names none. */
export const readView = ({ search }: Pick<Address, 'search'>): string | undefined =>
  new URLSearchParams(search).get(viewParameter) ?? undefined;

/** The address that opens a view: its filter is in the fragment, which no log contains. */
export function viewAddress({ _id, kind, content }: SavedView): string {
  const { people, groupBy, filter } = content;
  const [search = '', hash = ''] = (people ?? '').split('#', 2);
  const address = new URLSearchParams(search);
  address.set('section', keyOf(kind));
  address.set(viewParameter, _id);
  if (groupBy) address.set(groupParameter, groupBy);
  const fragment = people === undefined ? withFilter('', filter) : hash && `#${hash}`;
  return `${dashboardPath}?${address.toString()}${fragment}`;
}

/** The address of a list with nothing chosen. */
export const wholeList = (kind: ViewedList): string =>
  `${dashboardPath}?section=${keyOf(kind)}&${viewParameter}=${noView}`;

/** The address with another view, or with none, and all else as it is. */
export function withView({ search, hash }: Address, id: string | undefined): string {
  const address = new URLSearchParams(search);
  if (id === undefined) address.delete(viewParameter);
  else address.set(viewParameter, id);
  return `${dashboardPath}?${address.toString()}${hash}`;
}

/** Whether an address asks for nothing but its list, or for that and a view. */
export function isBare({ search, hash }: Address): boolean {
  const asked = [...new URLSearchParams(search).keys()];
  return hash.length <= 1 && asked.every((name) => name === 'section' || name === viewParameter);
}

/** What an address of people asks for, without what every address has; written in one way, to be compared. */
export function readPeopleContent({ search, hash }: Address): string {
  const address = new URLSearchParams(search);
  address.delete('section');
  address.delete(viewParameter);
  const fragment = new URLSearchParams(hash.slice(1)).toString();
  return address.toString() + (fragment === '' ? '' : `#${fragment}`);
}
