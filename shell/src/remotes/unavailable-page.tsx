import { useLayoutEffect, useRef } from 'react';
import { RemoteUnavailable, TryAgain } from './remote-unavailable';
import type { RemoteUnavailableProps } from './remote-unavailable';
import styles from './remote-unavailable.module.css';
import { unavailableTexts } from './remote-unavailable.texts';

interface UnavailablePageProps extends RemoteUnavailableProps {
  /** Nodes that the server rendered at this address. */
  readonly prerendered: readonly Node[] | undefined;
}

/** Replaces a page that could not be loaded: with the server's rendering if there is one, else with a panel. */
export function UnavailablePage({ prerendered, onTryAgain }: UnavailablePageProps) {
  if (!prerendered) return <RemoteUnavailable onTryAgain={onTryAgain} />;
  return (
    <>
      <div className={styles.notice}>
        <p role="alert">{unavailableTexts.incomplete}</p>
        <TryAgain onTryAgain={onTryAgain} />
      </div>
      <PrerenderedPage nodes={prerendered} />
    </>
  );
}

/** Shows the page as the server sent it. The nodes are moved, not copied, so typed values stay in their fields. */
function PrerenderedPage({ nodes }: { readonly nodes: readonly Node[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={frame} />;
}
