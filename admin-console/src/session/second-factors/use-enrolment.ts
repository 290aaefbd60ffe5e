import { useEffect, useRef, useState } from 'react';
import { reloadStaffAccount, useStaffAccount } from '../staff-account';

/**
 * Whether the account gets in only to add a second factor. It stays so until the page that adds one is left: by then
 * the account may be as it should, but the recovery codes are still to be read.
 */
export function useEnrolment() {
  const isDemanded = useStaffAccount()?.secondFactor?.need === 'now';
  const [isNeeded, setIsNeeded] = useState(false);
  if (isDemanded && !isNeeded) setIsNeeded(true);
  useFocusOnTitleAfter(isNeeded);
  /** Answers whether the server knows of the second factor: until then it lets nobody in. */
  const close = async (): Promise<boolean> => {
    const isKnown = await reloadStaffAccount();
    if (isKnown) setIsNeeded(false);
    return isKnown;
  };
  return { isNeeded, close };
}

/** What had the focus is gone with the page: it goes on from the title of the next. */
function useFocusOnTitleAfter(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.querySelector('h1')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}
