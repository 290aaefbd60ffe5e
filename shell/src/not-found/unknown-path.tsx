import { useContext } from 'react';
import { findOwnedPath } from 'contract/site-paths';
import { useLocation, useRevalidator } from 'react-router-dom';
import { RemotesContext } from '../remotes/remotes-context';
import { UnavailablePage } from '../remotes/unavailable-page';
import { NotFound } from './not-found';

/** The page of an address that no remote owns, or whose remote could not be loaded. */
export function UnknownPath() {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const remotes = useContext(RemotesContext);
  const prerendered = remotes.prerenderedPage(location.pathname);
  const owner = findOwnedPath(location.pathname)?.owner;
  if (!owner || remotes.isLoaded(owner)) return <NotFound />;

  const tryAgain = async () => {
    await revalidate();
    if (!remotes.isLoaded(owner)) throw new Error(`${owner} is still unavailable.`);
  };
  return <UnavailablePage prerendered={prerendered} onTryAgain={tryAgain} />;
}
