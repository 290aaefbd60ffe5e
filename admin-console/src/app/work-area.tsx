import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { searchTable } from '../session/search-shortcut';
import { dashboardTexts } from './dashboard.texts';

const id = 'work';

export const focusWorkArea = (): void => document.getElementById(id)?.focus();

interface SkipToWorkProps {
  readonly hasTable: boolean;
}

/** A skip link to the first record, or to the work area if there is none. */
export function SkipToWork({ hasTable }: SkipToWorkProps) {
  const skip = (event: MouseEvent) => {
    // The default would replace the address, which contains the section and the record.
    event.preventDefault();
    const work = document.getElementById(id);
    const record = work?.querySelector<HTMLElement>(
      '[role=grid] [role=gridcell] a, article[tabindex="0"]',
    );
    (record ?? work)?.focus();
  };
  return (
    <a href={`#${id}`} className="skip-link" onClick={skip}>
      {hasTable ? dashboardTexts.skipToTable : dashboardTexts.skipToContent}
    </a>
  );
}

interface WorkAreaProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The main content. While it has the focus, the key / focuses the search of the table. */
export function WorkArea({ className, children }: WorkAreaProps) {
  useFocusAfterLink();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut; the box is also reached by Tab
    <div id={id} tabIndex={-1} className={className} onKeyDown={searchTable}>
      {children}
    </div>
  );
}

/** A link that was followed may be gone with what it was in, and the focus with it: reading goes on in the work area. */
function useFocusAfterLink(): void {
  const { search } = useLocation();
  const before = useRef(search);
  useEffect(() => {
    const isOther = before.current !== search;
    before.current = search;
    if (isOther && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [search]);
}
