import { useCallback } from 'react';

/**
 * A ref for what surrounds a form: fills in its address. Not while rendering: the page is prerendered for all visitors,
 * and an address that the visitor typed before the script ran is kept.
 */
export function usePrefilledEmail(email: string | null) {
  return useCallback(
    (content: HTMLElement | null) => {
      const input = content?.querySelector<HTMLInputElement>('input[name=email]');
      if (email && input?.value === '') input.value = email;
    },
    [email],
  );
}
