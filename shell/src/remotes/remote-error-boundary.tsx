import { useLocation, useNavigate } from 'react-router-dom';
import { RemoteUnavailable } from './remote-unavailable';

/** Catches what a remote throws, so that header, footer and every other remote stay. React logs the error itself. */
export function RemoteErrorBoundary() {
  const navigate = useNavigate();
  const location = useLocation();
  return <RemoteUnavailable onTryAgain={async () => navigate(location, { replace: true })} />;
}
