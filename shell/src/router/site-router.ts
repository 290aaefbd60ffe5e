import { prefix } from 'contract/language';
import { createBrowserRouter, createPath } from 'react-router-dom';
import type { RemoteRouteFinder } from './remote-routes';
import { createRoutes } from './routes';
import type { RemoteRoutes } from './routes';

interface SiteRouterOptions {
  /** Routes of the first page, with the page loaded. */
  readonly known: RemoteRoutes;
  readonly discover: RemoteRouteFinder['discover'];
  /** Tells whether another document must show an address, because it is served under another policy. */
  readonly isElsewhere: (pathname: string) => boolean;
  readonly loadDocument: (href: string) => void;
}

/** Creates the router of a visit. It learns a remote's routes when one of that remote's addresses is requested. */
export function createSiteRouter({
  known,
  discover,
  isElsewhere,
  loadDocument,
}: SiteRouterOptions) {
  const router = createBrowserRouter(createRoutes(known), {
    basename: prefix,
    // The first page is already rendered and scrolled.
    hydrationData: {},
    async patchRoutesOnNavigation({ path, patch }) {
      if (isElsewhere(path)) return leave();
      // React Router asks again for every address with parameters, and ignores routes that it already has.
      for (const [name, routes] of Object.entries(await discover(path))) patch(name, [...routes]);
    },
  });

  /** Never resolves, because this document is being left. */
  function leave(): Promise<void> {
    loadDocument(createPath(router.state.navigation.location ?? router.state.location));
    return new Promise(() => undefined);
  }

  return router;
}
