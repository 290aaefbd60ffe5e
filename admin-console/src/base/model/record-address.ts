import type { RecordKind } from 'contract/review';
import { dashboardPath } from '../paths';
import { sections } from './sections';

/** The parameter of the dashboard's address that names the record which is open. */
export const recordParameter = 'record';

/** The address at which a record is open in its section. */
export const recordAddress = (kind: RecordKind, id: string): string =>
  `${dashboardPath}?section=${sections[kind].key}&${recordParameter}=${encodeURIComponent(id)}`;
