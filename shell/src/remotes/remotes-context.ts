import { createContext } from 'react';
import type { RemoteName } from 'contract/site-paths';

export interface RemotesState {
  isLoaded(name: RemoteName): boolean;
  /** What the server had rendered inside `main` at this address, if it was the first one. */
  prerenderedPage(pathname: string): readonly Node[] | undefined;
}

/** What pages of the shell ask about remotes. Nothing is loaded until someone says so. */
export const RemotesContext = createContext<RemotesState>({
  isLoaded: () => false,
  prerenderedPage: () => undefined,
});
