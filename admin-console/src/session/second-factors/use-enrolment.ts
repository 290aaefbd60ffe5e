import { useEffect, useRef, useState } from 'react';
import { reloadStaffAccount, useStaffAccount } from '../staff-account';

/**
 * Whether the console only shows the page that adds a second factor. This stays true until the user leaves that page:
 * the recovery codes still have to be read when the factor is added.
 */
export function useEnrolment() {
  const isDemanded = useStaffAccount()?.secondFactor?.need === 'now';
  const [isNeeded, setIsNeeded] = useState(false);
  if (isDemanded && !isNeeded) setIsNeeded(true);
  useFocusOnTitleAfter(isNeeded);
  /** Resolves to whether the server knows the second factor: until then it refuses everything else. */
  const close = async (): Promise<boolean> => {
    const isKnown = await reloadStaffAccount();
    if (isKnown) setIsNeeded(false);
    return isKnown;
  };
  return { isNeeded, close };
}

/** Focuses the title of the next page, because the focused element is gone. */
function useFocusOnTitleAfter(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.querySelector('h1')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}
