import { useContext, useLayoutEffect, useRef } from 'react';
import { findOwnedPath } from 'contract/site-paths';
import { useLocation } from 'react-router-dom';
import { RemoteUnavailable, TryAgain } from '../remotes/remote-unavailable';
import styles from '../remotes/remote-unavailable.module.css';
import { unavailableTexts } from '../remotes/remote-unavailable.texts';
import { RemotesContext } from '../remotes/remotes-context';
import { NavigationContext } from '../navigation/navigation-context';
import { NotFound } from './not-found';

/** An address for which no page was found: no remote owns it, or its remote could not be loaded. */
export function UnknownPath() {
  const location = useLocation();
  const { reload } = useContext(NavigationContext);
  const remotes = useContext(RemotesContext);
  const prerendered = remotes.prerenderedPage(location.pathname);
  const owner = findOwnedPath(location.pathname)?.owner;
  if (!owner || remotes.isLoaded(owner)) return <NotFound />;

  const tryAgain = async () => {
    await reload();
    if (!remotes.isLoaded(owner)) throw new Error(`${owner} is still unavailable.`);
  };
  if (!prerendered) return <RemoteUnavailable onTryAgain={tryAgain} />;
  return (
    <>
      <div className={styles.notice}>
        <p role="alert">{unavailableTexts.incomplete}</p>
        <TryAgain onTryAgain={tryAgain} />
      </div>
      <PrerenderedPage nodes={prerendered} />
    </>
  );
}

/** Shows the page as the server sent it. The nodes are moved, not copied, so what was typed stays in its fields. */
function PrerenderedPage({ nodes }: { readonly nodes: readonly Node[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={frame} />;
}
