import type { ConfirmationNeeded } from 'contract/staff-security';

/** What a recent confirmation takes (decision 45). */
export type NeededConfirmation = ConfirmationNeeded['confirmation'];

/** Asks the user to confirm who they are; true once the server has taken it, false when they cancelled. */
export type ConfirmationAsker = (needed: NeededConfirmation) => Promise<boolean>;

let asker: ConfirmationAsker | undefined;
/** What several calls wait for that were made at once: they ask only once. */
let underWay: Promise<boolean> | undefined;

/** Takes who shows the question, until the returned function is called. */
export function answerConfirmations(next: ConfirmationAsker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = undefined;
  };
}

/** False at once where no page could ask. */
export function askForConfirmation(needed: NeededConfirmation): Promise<boolean> {
  if (underWay) return underWay;
  if (!asker) return Promise.resolve(false);
  underWay = asker(needed).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
