import { readErrorBody } from 'contract/wire';

/**
 * What a refusal says to who reads this page. The server itself speaks English; other languages say its codes
 * (`readCodedWords` of contract, docs/decisions/0049).
 */
export const readServerWords: typeof readErrorBody = readErrorBody;

/** What the server says of a success, where a page shows it; undefined where it is not in the page's language. */
export const shownMessage = (message: string | undefined): string | undefined => message;
