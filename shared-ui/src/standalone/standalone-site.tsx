import { createRoot } from 'react-dom/client';
import {
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
} from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { sitePaths } from 'contract/site-paths';
import type { RemoteName, SitePath } from 'contract/site-paths';
import '../theme/tokens.css';
import '../theme/base.css';
import styles from './standalone-site.module.css';

interface StandaloneSite {
  readonly remote: RemoteName;
  /** The routes that the shell would mount. */
  readonly routes: readonly RouteObject[];
  /** Replaces the pages of other remotes. */
  readonly home: SitePath;
}

/** Renders a remote without the shell, for development. */
export function showStandaloneSite({ remote, routes, home }: StandaloneSite): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const router = createBrowserRouter([
    {
      element: <Layout remote={remote} />,
      HydrateFallback: () => null,
      children: [...routes, { path: '*', element: <Navigate to={home} replace /> }],
    },
  ]);
  createRoot(root).render(<RouterProvider router={router} />);
}

/** Landmarks like the shell's, with links to all paths of the remote. */
const Layout = ({ remote }: Pick<StandaloneSite, 'remote'>) => (
  <>
    <header className={styles.header}>
      <details>
        <summary>{remote}</summary>
        <nav className={styles.paths}>
          {Object.entries(sitePaths)
            .filter(([, owner]) => owner === remote)
            .map(([path]) => (
              <Link key={path} to={path}>
                {path}
              </Link>
            ))}
        </nav>
      </details>
    </header>
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <ScrollRestoration />
  </>
);
