import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import 'shared-ui/theme/tokens.css';
import 'shared-ui/theme/base.css';
import { dashboardPath } from './paths';
import { routes } from './remote';
import { StandaloneLayout } from './standalone/standalone-layout';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const router = createBrowserRouter([
  {
    Component: StandaloneLayout,
    HydrateFallback: () => null,
    children: [...routes, { path: '*', element: <Navigate to={dashboardPath} replace /> }],
  },
]);

createRoot(root).render(<RouterProvider router={router} />);
