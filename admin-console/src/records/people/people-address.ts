import { filterToText } from 'contract/filter-text';
import { readPersonFilterText } from 'contract/person-filter';
import type { PersonList } from 'contract/person-requests';
import type { RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import { sectionNames, sections } from '../../base/model/sections';
import { dashboardPath } from '../../base/paths';
import { readView, viewParameter } from '../views/view-address';

/** - `decide`: pairs of persons who may be one. */
export const peopleLists = ['all', 'members', 'decide', 'households'] as const;
export type PeopleListName = (typeof peopleLists)[number];

/** Whether a list is one of single persons, which can be narrowed to one section and filtered. */
export const isPersonList = (list: PeopleListName): list is PersonList =>
  list === 'all' || list === 'members';

/** What the address of People asks for. */
export interface PeopleChoice {
  /** The id of the saved view that was opened. */
  readonly view: string | undefined;
  readonly list: PeopleListName;
  /** Only persons with a record of this section. */
  readonly kind: RecordKind | undefined;
  /** Undefined if the address has one that cannot be read. */
  readonly filter: RecordFilter | undefined;
  /** What is searched for; '' if nothing is. */
  readonly words: string;
}

/** The section of the list, which the record search and Today call so too. */
const parameters = { list: 'list', kind: 'of' } as const;
/** The searched text and the filter are in the fragment, which is not sent to the server, so no log contains them. */
const fragment = { words: 'search', filter: 'filter' } as const;

/** Parses the address; what it does not know is left out. */
export function readPeopleAddress({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  const address = new URLSearchParams(search);
  const key = address.get(parameters.kind);
  const typed = new URLSearchParams(hash.slice(1));
  const choice: PeopleChoice = {
    view: readView({ search }),
    list: peopleLists.find((name) => name === address.get(parameters.list)) ?? 'all',
    kind: sectionNames.find((name) => sections[name].key === key),
    filter: readPersonFilterText(typed.get(fragment.filter) ?? ''),
    words: typed.get(fragment.words)?.trim() ?? '',
  };
  return choice;
}

/** Which persons a list has, as requests say it. */
export interface ListedPersons {
  readonly list: PersonList;
  readonly kind?: RecordKind;
  /** As `filterToText` makes it. */
  readonly filter?: string;
}

/** What the requests for a list say; undefined for a list of something else, or with a filter that cannot be read. */
export function toListedPersons({ list, kind, filter }: PeopleChoice): ListedPersons | undefined {
  if (!isPersonList(list) || filter === undefined) return undefined;
  return {
    list,
    ...(kind && { kind }),
    ...(filter.length > 0 && { filter: filterToText(filter) }),
  };
}

/** The address of People with this choice: `?section=people&list=members#filter=open_isAnyOf_yes`. */
export function peopleAddress({
  view,
  list = 'all',
  kind,
  filter,
  words,
}: Partial<PeopleChoice>): string {
  const address = new URLSearchParams({ section: 'people' });
  if (view !== undefined) address.set(viewParameter, view);
  if (list !== 'all') address.set(parameters.list, list);
  if (kind) address.set(parameters.kind, sections[kind].key);
  const typed = new URLSearchParams();
  if (filter && filter.length > 0) typed.set(fragment.filter, filterToText(filter));
  if (words) typed.set(fragment.words, words);
  const hash = typed.size === 0 ? '' : `#${typed.toString()}`;
  return `${dashboardPath}?${address.toString()}${hash}`;
}
