import { findOwnedPath } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { RouteObject } from 'react-router-dom';
import { recoverableRoute } from '../remotes/recoverable-route';
import type { RemoteLoader } from '../remotes/remote-loader';

interface Discovery {
  readonly path: string;
  readonly patch: (routeId: string, children: RouteObject[]) => void;
}

/**
 * React Router's `patchRoutesOnNavigation`: loads the remote that owns an address and hands its pages
 * over. It never rejects, because a rejection would end in the root's boundary; an address whose
 * remote is missing falls through to `UnknownPath`, which says so. An address that nobody owns loads nothing.
 */
export function createRouteDiscovery(
  loader: Pick<RemoteLoader, 'load'>,
  log: (error: unknown) => void,
) {
  // It is called again for every address with a parameter in it (FEDERATION fact 18).
  const discovered = new Set<RemoteName>();
  return async ({ path, patch }: Discovery): Promise<void> => {
    const owner = findOwnedPath(path)?.owner;
    if (!owner || discovered.has(owner)) return;
    try {
      const remote = await loader.load(owner);
      patch(owner, remote.routes.map(recoverableRoute));
      discovered.add(owner);
    } catch (error) {
      log(error);
    }
  };
}
