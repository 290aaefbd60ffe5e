import type { RecordKind } from 'contract/review';
import { sectionNames, sections } from '../../base/model/sections';
import { dashboardPath } from '../../base/paths';
import { readView, viewParameter } from '../views/view-address';

/** - `decide`: pairs of persons who may be one. */
export const peopleLists = ['all', 'members', 'decide', 'households'] as const;
export type PeopleListName = (typeof peopleLists)[number];

/** What the address of People asks for. */
export interface PeopleChoice {
  /** The id of the saved view that was opened. */
  readonly view: string | undefined;
  readonly list: PeopleListName;
  /** Only persons with a record of this section. */
  readonly kind: RecordKind | undefined;
  /** What is searched for; '' if nothing is. */
  readonly words: string;
}

/** The section of the list, which the record search and Today call so too. */
const parameters = { list: 'list', kind: 'of' } as const;
/** The searched text is in the fragment, which is not sent to the server, so no log contains it. */
const searched = 'search';

/** Parses the address; what it does not know is left out. */
export function readPeopleAddress({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  const address = new URLSearchParams(search);
  const key = address.get(parameters.kind);
  const choice: PeopleChoice = {
    view: readView({ search }),
    list: peopleLists.find((name) => name === address.get(parameters.list)) ?? 'all',
    kind: sectionNames.find((name) => sections[name].key === key),
    words: new URLSearchParams(hash.slice(1)).get(searched)?.trim() ?? '',
  };
  return choice;
}

/** The address of People with this choice: `?section=people&list=members&of=welfare`. */
export function peopleAddress({ view, list = 'all', kind, words }: Partial<PeopleChoice>): string {
  const address = new URLSearchParams({ section: 'people' });
  if (view !== undefined) address.set(viewParameter, view);
  if (list !== 'all') address.set(parameters.list, list);
  if (kind) address.set(parameters.kind, sections[kind].key);
  const hash = words ? `#${searched}=${encodeURIComponent(words)}` : '';
  return `${dashboardPath}?${address.toString()}${hash}`;
}
