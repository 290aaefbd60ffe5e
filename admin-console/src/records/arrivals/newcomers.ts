import { createContext } from 'react';
import type { AdminRecord } from '../../base/model/admin-record';

/** The ids of the records that arrived while their section was open and that the user has not asked to see yet. */
export interface Newcomers {
  readonly ids: ReadonlySet<unknown>;
  /** Marks these records as seen. */
  readonly welcome: (seen: readonly AdminRecord[]) => void;
}

export const NewcomersContext = createContext<Newcomers>({
  ids: new Set(),
  welcome: () => undefined,
});
