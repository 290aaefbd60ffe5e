import { prefix } from 'contract/language';
import { createBrowserRouter, createPath } from 'react-router-dom';
import type { RemoteRouteFinder } from './remote-routes';
import { createRoutes } from './routes';
import type { RemoteRoutes } from './routes';

interface SiteRouterOptions {
  /** What is known of the page that is shown first, with the page itself. */
  readonly known: RemoteRoutes;
  readonly discover: RemoteRouteFinder['discover'];
  /** Whether another document must show an address: it is served under another policy. */
  readonly isElsewhere: (pathname: string) => boolean;
  readonly loadDocument: (href: string) => void;
}

/** The router of a visit. It learns a remote's routes when an address of that remote is asked for. */
export function createSiteRouter({
  known,
  discover,
  isElsewhere,
  loadDocument,
}: SiteRouterOptions) {
  const router = createBrowserRouter(createRoutes(known), {
    basename: prefix,
    // The first page is there, and so is its scroll position.
    hydrationData: {},
    async patchRoutesOnNavigation({ path, patch }) {
      if (isElsewhere(path)) return leave();
      // React Router asks again wherever an address has parameters, and passes over routes that it has.
      for (const [name, routes] of Object.entries(await discover(path))) patch(name, [...routes]);
    },
  });

  /** Never resolves: this document is being left. */
  function leave(): Promise<void> {
    loadDocument(createPath(router.state.navigation.location ?? router.state.location));
    return new Promise(() => undefined);
  }

  return router;
}
