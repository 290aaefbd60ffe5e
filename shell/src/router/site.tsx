import { useSyncExternalStore } from 'react';
import { prefix } from 'contract/language';
import { Router, useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { SiteNavigation } from '../navigation/site-navigation';
import { NavigateContext, NavigationContext } from '../navigation/navigation-context';
import { findPlainTree } from './find-routes';
import { createRoutes } from './routes';
import type { RemotePages } from './routes';
import type { SitePages } from './site-pages';
import { useScrollPosition } from '../navigation/use-scroll-position';

interface SiteProps {
  readonly navigation: SiteNavigation;
  readonly pages: Pick<SitePages, 'routes' | 'isMissing'>;
}

/** The whole site at the address that is shown. */
export function Site({ navigation, pages }: SiteProps) {
  const shown = useSyncExternalStore(navigation.subscribe, navigation.shown, navigation.shown);
  useScrollPosition(shown);
  return (
    <NavigationContext
      value={{
        isLoading: shown.isLoading,
        isMissing: pages.isMissing,
        reload: navigation.reload,
      }}
    >
      <NavigateContext value={navigation.follow}>
        <Router
          basename={prefix}
          location={shown.location}
          navigationType={shown.type}
          navigator={navigation.navigator}
        >
          <Pages routes={routesAt(shown.location.pathname, pages.routes())} />
        </Router>
      </NavigateContext>
    </NavigationContext>
  );
}

/** No more routes than those among which the address has to choose: React Router ranks all that it is given. */
function routesAt(pathname: string, pages: RemotePages): RouteObject[] {
  for (const [name, routes] of Object.entries(pages)) {
    const plain = findPlainTree(routes, pathname);
    if (plain) return createRoutes({ [name]: plain });
  }
  return createRoutes(pages);
}

/** What the address falls to. The server renders the same inside its own router. */
export const Pages = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes);
