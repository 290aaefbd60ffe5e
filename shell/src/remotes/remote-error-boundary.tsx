import { useContext, useEffect } from 'react';
import type { RemoteName } from 'contract/site-paths';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { RemoteUnavailable } from './remote-unavailable';
import { RemotesContext } from './remotes-context';

/** Replaces a page that throws, while header, footer and every other remote stay. React logs the error itself. */
export function RemoteErrorBoundary({ name }: { readonly name: RemoteName }) {
  const error = useRouteError();
  const { recover } = useContext(RemotesContext);
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => void recover(name, 'threw'), [error, name, recover]);
  // Navigating to the same address makes React Router render the page again.
  const showAgain = async () =>
    navigate(location, {
      replace: true,
      state: location.state as unknown,
      preventScrollReset: true,
    });
  return <RemoteUnavailable onTryAgain={showAgain} />;
}
