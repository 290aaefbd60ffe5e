/**
 * What the shell and the remotes use of React Router, and nothing else: a shared module cannot be
 * tree-shaken, so sharing the whole package would cost every visitor 26 KB more. webpack puts this in the
 * place of `react-router-dom`; a test compares it with what is imported.
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
