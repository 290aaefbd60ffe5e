import { createContext, memo, useContext } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { localPath } from 'contract/language';
import type { SitePath } from 'contract/site-paths';
import type { NavigateFunction } from 'react-router-dom';

/** Goes to a page, for links of header and footer. The server's rendering goes nowhere. */
export const NavigateContext = createContext<NavigateFunction>(() => undefined);

interface FrameLinkProps {
  readonly to: SitePath | `/profile/${string}`;
  /** Whether it leads to the page that is shown. */
  readonly isCurrent?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link of header and footer to a page. React Router's own are rendered anew with every change of the address, and a
 * click on a slow phone would wait 20 ms for fifty of them.
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

/** With another button or a key the browser is asked for a new tab, a window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
