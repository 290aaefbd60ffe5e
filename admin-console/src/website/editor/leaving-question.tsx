import { useEffect, useRef, useState } from 'react';
import { entryTexts } from '../entry.texts';
import { QuestionDialog } from '../../base/parts/question-dialog';

/**
 * Asks before a link leaves the form while something could not be stored. It intercepts clicks on links; users who
 * leave by the browser's Back find their text when they return.
 */
export function LeavingQuestion({ isNeeded }: { readonly isNeeded: boolean }) {
  const { leaving: words } = entryTexts;
  const [held, setHeld] = useState<HTMLAnchorElement>();
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!isNeeded) return;
    const hold = (event: MouseEvent) => {
      const link = isConfirmed.current ? undefined : linkAway(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld(link);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [isNeeded]);
  if (!held) return null;
  return (
    <QuestionDialog
      title={words.title}
      text={words.text}
      confirm={words.leave}
      cancel={words.stay}
      onCancel={() => setHeld(undefined)}
      onConfirm={() => {
        isConfirmed.current = true;
        held.click();
      }}
    />
  );
}

/** The link of this site that a click opens in this tab, to another page. For other sites the browser itself asks. */
function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  // Links inside of the edited text do not navigate.
  if (
    !link ||
    link.isContentEditable ||
    link.target === '_blank' ||
    link.origin !== location.origin
  )
    return;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : link;
}
