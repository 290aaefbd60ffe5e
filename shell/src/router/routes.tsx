import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { UnknownPath } from '../not-found/unknown-path';
import { RemoteErrorBoundary } from '../remotes/remote-error-boundary';
import type { RemoteModule } from '../remotes/remote-module';

/**
 * The shell's routes: one boundary a remote, filled when the remote has been loaded, and a page for
 * everything else. The root has no path, or `/` would never ask for its remote (FEDERATION fact 19).
 */
export function createRoutes(
  loaded: Partial<Record<RemoteName, RemoteModule>> = {},
): RouteObject[] {
  const boundaries = remoteNames.map((name) => ({
    id: name,
    ErrorBoundary: RemoteErrorBoundary,
    children: [...(loaded[name]?.routes ?? [])],
  }));
  return siteRoutes([...boundaries, { id: 'unknown', path: '*', Component: UnknownPath }]);
}

/** Header and footer around whatever comes in between. */
export const siteRoutes = (children: RouteObject[]): RouteObject[] => [
  { id: 'site', Component: Layout, children },
];
