import { useState } from 'react';

/** Does what takes a while, and keeps what went wrong last. */
export function useWork() {
  const [isBusy, setIsBusy] = useState(false);
  // An object, so that a repeated text is announced again.
  const [failure, setFailure] = useState<{ readonly text: string }>();
  return {
    isBusy,
    failure,
    /** @param start resolves to a message if it failed */
    work: async (start: () => Promise<string | undefined>): Promise<void> => {
      setIsBusy(true);
      setFailure(undefined);
      const text = await start();
      setIsBusy(false);
      setFailure(text === undefined ? undefined : { text });
    },
  };
}
