import { quarantineParameter } from '../records/quarantine/quarantine-address';
import { searchParameter } from '../base/model/person-search-address';

/** What the work area shows: one of the sections, or something of all of them. */
export type ConsoleView = 'section' | 'people-search' | 'quarantine';

/** The address's parameters name it; `section` is the usual one (requirements 10.6). */
export function consoleView(parameters: URLSearchParams): ConsoleView {
  if (parameters.has(searchParameter)) return 'people-search';
  if (parameters.has(quarantineParameter)) return 'quarantine';
  return 'section';
}
