import { useCallback } from 'react';

/**
 * A ref for the element around a form: fills in the email address. Not done while rendering, because the page is
 * prerendered for all visitors, and an address that was typed before hydration must stay.
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
