import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import 'shared-ui/theme/tokens.css';
import 'shared-ui/theme/base.css';
import { dashboardPath } from '../paths';
import { routes } from '../remote';
import { StandaloneLayout } from './standalone-layout';

/** Mounts the routes that the shell would mount. */
export function startStandaloneSite(root: HTMLElement): void {
  const router = createBrowserRouter([
    {
      Component: StandaloneLayout,
      HydrateFallback: () => null,
      children: [...routes, { path: '*', element: <Navigate to={dashboardPath} replace /> }],
    },
  ]);
  createRoot(root).render(<RouterProvider router={router} />);
}
