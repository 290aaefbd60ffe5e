import { createContext, memo, useContext } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { localPath } from 'contract/language';
import type { SitePath } from 'contract/site-paths';
import type { NavigateFunction } from 'react-router-dom';

/** Navigates to a page, for links of header and footer. It does nothing when rendered on the server. */
export const NavigateContext = createContext<NavigateFunction>(() => undefined);

interface FrameLinkProps {
  readonly to: SitePath | `/profile/${string}`;
  /** Tells whether the link leads to the current page. */
  readonly isCurrent?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link of header and footer to a page. React Router's own links render again with every change of the address: with
 * fifty of them, a click on a slow phone would wait 20 ms.
 */
export const FrameLink = memo(function FrameLink(link: FrameLinkProps) {
  const { to, isCurrent, className, children } = link;
  const navigate = useContext(NavigateContext);
  const href = localPath(to);
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    void navigate(to, { replace: pathname + search + hash === href });
  };
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
});

/** A click with another button or a modifier key asks the browser for a new tab, a window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
