/**
 * The exports of React Router that shell and remotes use: a shared module cannot be tree-shaken, so sharing the whole
 * package would cost every visitor 26 KB more. webpack substitutes this for `react-router-dom`; a test compares it with
 * the imports.
 */
export {
  Link,
  Navigate,
  NavigationType,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  createPath,
  matchRoutes,
  redirect,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
