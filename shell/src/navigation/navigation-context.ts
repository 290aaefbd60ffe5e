import { createContext } from 'react';
import type { SiteNavigation } from './site-navigation';

interface NavigationState extends Pick<SiteNavigation, 'reload'> {
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
  /** Whether it is known that there is no page at an address. */
  readonly isMissing: (pathname: string) => boolean;
}

/** The visit's state, for what stands around the pages. The server's rendering waits for nothing. */
export const NavigationContext = createContext<NavigationState>({
  isLoading: false,
  isMissing: () => false,
  reload: () => Promise.resolve(),
});

/** Goes to a page, as a link of header or footer. The server's rendering goes nowhere. */
export const NavigateContext = createContext<SiteNavigation['follow']>(() => undefined);
