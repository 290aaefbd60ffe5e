import { readErrorBody } from 'contract/wire';
import type { ErrorWords } from 'contract/wire';

type Words = Partial<ErrorWords>;

/**
 * What a refusal says to who reads this page. The server itself speaks English; other languages say its codes
 * (`readCodedWords` of contract).
 */
export const readServerWords: (body: unknown) => Words | Promise<Words> = readErrorBody;

/** What the server says of a success, where a page shows it; undefined where it is not in the page's language. */
export const shownMessage = (message: string | undefined): string | undefined => message;
