import { memo, useContext } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { localPath } from 'contract/language';
import type { SitePath } from 'contract/site-paths';
import { NavigateContext } from './navigation-context';

interface FrameLinkProps {
  readonly to: SitePath | `/profile/${string}`;
  /** Whether it leads to the page that is shown. */
  readonly isCurrent?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link of header and footer to a page. React Router's own are drawn anew with every change of the address, and a
 * click would wait for fifty of them.
 */
export const FrameLink = memo(function FrameLink(link: FrameLinkProps) {
  const follow = useContext(NavigateContext);
  const href = localPath(link.to);
  const answer = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    follow(href);
  };
  return (
    <a
      href={href}
      className={link.className}
      aria-current={link.isCurrent ? 'page' : undefined}
      onClick={answer}
    >
      {link.children}
    </a>
  );
});

/** With another button or a key the browser is asked for a new tab, a window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
