import { createContext } from 'react';
import type { ClientReportKind } from 'contract/client-report-requests';
import type { RemoteName } from 'contract/site-paths';

export interface RemotesState {
  isLoaded(name: RemoteName): boolean;
  /** Nodes that the server rendered inside `main`, if the address is the document's first. */
  prerenderedPage(pathname: string): readonly Node[] | undefined;
  /** Reports that a page of a remote failed. Resolves when no automatic recovery is left to try. */
  recover(name: RemoteName, kind: ClientReportKind): Promise<void>;
}

/** The state during a rendering that no browser has hydrated. */
export const noRemotes: RemotesState = {
  isLoaded: () => false,
  prerenderedPage: () => undefined,
  recover: async () => undefined,
};

/** State of the remotes for the shell's pages. By default no remote counts as loaded. */
export const RemotesContext = createContext(noRemotes);
