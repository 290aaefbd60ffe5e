import { createContext } from 'react';

/** The ids of the records that arrived while their section was open, and that nobody asked to see yet. */
export interface Newcomers {
  readonly ids: ReadonlySet<unknown>;
  readonly welcome: () => void;
}

export const NewcomersContext = createContext<Newcomers>({
  ids: new Set(),
  welcome: () => undefined,
});
