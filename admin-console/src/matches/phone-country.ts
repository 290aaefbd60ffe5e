import { useSyncExternalStore } from 'react';
import type { PhoneCountry } from 'contract/phone-number';

const listeners = new Set<() => void>();
let chosen: PhoneCountry | undefined;

/** Whose the numbers are that say no country: asked once for all sections, and again on the next visit. */
export const usePhoneCountry = () => useSyncExternalStore(subscribe, () => chosen);

export function choosePhoneCountry(country: PhoneCountry | undefined): void {
  chosen = country;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
