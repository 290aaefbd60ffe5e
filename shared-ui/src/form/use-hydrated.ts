import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script is at work: false on the server and while its HTML is being taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
