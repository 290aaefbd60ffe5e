import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { RemoteUnavailable } from './remote-unavailable';

/** Catches what a remote throws, so that header, footer and every other remote stay. */
export function RemoteErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  // React has logged the error itself; this is for whoever reads the page's source.
  const kind = error instanceof Error ? error.name : 'Error';
  return (
    <div data-remote-error={kind}>
      <RemoteUnavailable onTryAgain={async () => navigate(location, { replace: true })} />
    </div>
  );
}
