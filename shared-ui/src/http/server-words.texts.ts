import { readErrorBody } from 'contract/wire';
import type { ErrorMessages } from 'contract/wire';

type Words = Partial<ErrorMessages>;

/**
 * What a refusal says to who reads this page. The server itself speaks English; other languages say its codes
 * (`readCodedMessages` of contract).
 */
export const readServerMessage: (body: unknown) => Words | Promise<Words> = readErrorBody;

/** What the server says of a success, where a page shows it; undefined where it is not in the page's language. */
export const shownMessage = (message: string | undefined): string | undefined => message;
