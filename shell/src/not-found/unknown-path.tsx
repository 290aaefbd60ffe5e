import { useContext } from 'react';
import { findOwnedPath } from 'contract/site-paths';
import { useLocation } from 'react-router-dom';
import { RemotesContext } from '../remotes/remotes-context';
import { UnavailablePage } from '../remotes/unavailable-page';
import { NavigationContext } from '../navigation/navigation-context';
import { NotFound } from './not-found';

/** An address for which no page was found: no remote owns it, or its remote could not be loaded. */
export function UnknownPath() {
  const location = useLocation();
  const { isMissing, reload } = useContext(NavigationContext);
  const remotes = useContext(RemotesContext);
  const prerendered = remotes.prerenderedPage(location.pathname);
  const owner = findOwnedPath(location.pathname)?.owner;
  if (!owner || remotes.isLoaded(owner) || isMissing(location.pathname)) return <NotFound />;

  const tryAgain = async () => {
    await reload();
    if (!remotes.isLoaded(owner)) throw new Error(`${owner} is still unavailable.`);
  };
  return <UnavailablePage prerendered={prerendered} onTryAgain={tryAgain} />;
}
