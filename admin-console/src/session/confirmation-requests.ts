import type { ConfirmationNeeded } from 'contract/second-factors';

/** What the user needs to give for a recent confirmation (decision 45). */
export type NeededConfirmation = ConfirmationNeeded['confirmation'];

/** Asks the user to confirm their identity. Resolves to true if the server accepted it, false if they cancelled. */
export type ConfirmationAsker = (needed: NeededConfirmation) => Promise<boolean>;

let asker: ConfirmationAsker | undefined;
/** The pending question, which concurrent requests share so that the user is asked only once. */
let underWay: Promise<boolean> | undefined;

/** Registers the component that shows the question, until the returned function is called. */
export function setConfirmationAsker(next: ConfirmationAsker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = undefined;
  };
}

/** Resolves to false at once if no component can ask. */
export function askForConfirmation(needed: NeededConfirmation): Promise<boolean> {
  if (underWay) return underWay;
  if (!asker) return Promise.resolve(false);
  underWay = asker(needed).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
