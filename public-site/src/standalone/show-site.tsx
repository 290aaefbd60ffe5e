import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import 'shared-ui/theme/tokens.css';
import 'shared-ui/theme/base.css';
import { routes } from '../remote';
import { StandaloneLayout } from './standalone-layout';

/** The public site on its own, for work on it: the shell's frame is missing, everything else is the same. */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const router = createBrowserRouter([
  { Component: StandaloneLayout, HydrateFallback: () => null, children: routes },
]);
createRoot(root).render(<RouterProvider router={router} />);
