import { useSyncExternalStore } from 'react';
import type { PhoneCountry } from 'contract/phone-number';
import { defaultPhoneCountry } from 'contract/record-traits';

const listeners = new Set<() => void>();
let chosen: PhoneCountry | undefined = defaultPhoneCountry;

/** The country of phones without a country code: chosen for all sections, until the page is reloaded. */
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
