import { createContext } from 'react';
import type { ClientReportKind } from 'contract/client-report';
import type { RemoteName } from 'contract/site-paths';

export interface RemotesState {
  isLoaded(name: RemoteName): boolean;
  /** What the server had rendered inside `main` at this address, if it was the first one. */
  prerenderedPage(pathname: string): readonly Node[] | undefined;
  /** Says that a page of a remote failed. Resolves when nothing more can be done for it unasked. */
  recover(name: RemoteName, kind: ClientReportKind): Promise<void>;
}

/** What a rendering knows that no browser has taken over. */
export const noRemotes: RemotesState = {
  isLoaded: () => false,
  prerenderedPage: () => undefined,
  recover: async () => undefined,
};

/** What pages of the shell ask about remotes. No remote counts as loaded unless a provider says so. */
export const RemotesContext = createContext(noRemotes);
