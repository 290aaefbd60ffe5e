import { quarantineParameter } from '../records/quarantine/quarantine-address';
import { searchParameter } from '../base/model/person-search-address';

/** The view in the work area: one section, or results from all of them. */
export type ConsoleView = 'section' | 'people-search' | 'quarantine';

/** The view for the address's parameters; `section` is the usual one (requirements 10.6). */
export function consoleView(parameters: URLSearchParams): ConsoleView {
  if (parameters.has(searchParameter)) return 'people-search';
  if (parameters.has(quarantineParameter)) return 'quarantine';
  return 'section';
}
