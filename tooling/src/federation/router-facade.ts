/**
 * What the shell and the remotes use of React Router, and nothing else: a shared module cannot be
 * tree-shaken, so sharing the whole package would cost every visitor 24 KB more (docs/architecture.md).
 * webpack puts this in the place of `react-router-dom`; a test compares it with what is imported.
 */
export {
  Link,
  Navigate,
  NavigationType,
  Outlet,
  Router,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
