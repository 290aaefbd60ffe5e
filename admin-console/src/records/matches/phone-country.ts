import { useSyncExternalStore } from 'react';
import type { PhoneCountry } from 'contract/phone-number';

const listeners = new Set<() => void>();
/** The church is in Austria, and so are most who write to it. */
let chosen: PhoneCountry | undefined = 'AT';

/** Whose the numbers are that say no country: chosen for all sections, until the next visit. */
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
