import { createRoot } from 'react-dom/client';
import { Navigate, RouterProvider, createBrowserRouter } from 'react-router-dom';
import 'shared-ui/theme/tokens.css';
import 'shared-ui/theme/base.css';
import { paths } from '../paths';
import { routes } from '../remote';
import { StandaloneLayout } from './standalone-layout';

/** Mounts the routes that the shell would mount. */
export function startStandaloneSite(root: HTMLElement): void {
  const router = createBrowserRouter([
    {
      Component: StandaloneLayout,
      HydrateFallback: () => null,
      children: [...routes, { path: '*', element: <Navigate to={paths.login} replace /> }],
    },
  ]);
  createRoot(root).render(<RouterProvider router={router} />);
}
