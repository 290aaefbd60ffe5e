import type { RecordKind } from 'contract/review';
import { dashboardPath } from '../paths';
import { sections } from './sections';

/** The query parameter of the dashboard that holds the id of the open record. */
export const recordParameter = 'record';

/** The address of the dashboard with this record open in its section. */
export const recordAddress = (kind: RecordKind, id: string): string =>
  `${dashboardPath}?section=${sections[kind].key}&${recordParameter}=${encodeURIComponent(id)}`;
