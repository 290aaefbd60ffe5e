import { todayLists } from 'contract/today-requests';
import type { TodayList } from 'contract/today-requests';
import type { RecordKind } from 'contract/review';
import { sectionNames, sections } from '../../base/model/sections';
import { dashboardPath } from '../../base/paths';

/** What the address of Today asks for. */
export interface TodayChoice {
  /** Undefined if the address names none. */
  readonly list: TodayList | undefined;
  readonly kind: RecordKind | undefined;
  /** Id of a staff account. */
  readonly assignee: string | undefined;
}

const parameters = { list: 'list', kind: 'of', assignee: 'assignee' } as const;

/** Parses the address; what it does not know is left out. */
export function readTodayAddress(address: URLSearchParams): TodayChoice {
  const key = address.get(parameters.kind);
  const assignee = address.get(parameters.assignee);
  return {
    list: todayLists.find((name) => name === address.get(parameters.list)),
    kind: sectionNames.find((name) => sections[name].key === key),
    assignee: assignee !== null && /^[\w-]{1,64}$/.test(assignee) ? assignee : undefined,
  };
}

/** The address of Today with this choice: `?section=overview&list=mine&of=welfare`. */
export function todayAddress({ list, kind, assignee }: Partial<TodayChoice>): string {
  const address = new URLSearchParams({ section: 'overview' });
  if (list) address.set(parameters.list, list);
  if (kind) address.set(parameters.kind, sections[kind].key);
  if (assignee) address.set(parameters.assignee, assignee);
  return `${dashboardPath}?${address.toString()}`;
}
