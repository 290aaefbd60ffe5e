import { readErrorBody } from 'contract/wire';
import type { ErrorMessages } from 'contract/wire';

type Words = Partial<ErrorMessages>;

/**
 * Reads the messages of an error response in the page's language. The server's own messages are English; other
 * languages translate its codes (`readCodedMessages` of contract).
 */
export const readServerMessage: (body: unknown) => Words | Promise<Words> = readErrorBody;

/** The message of a success response; undefined if it is not in the page's language. */
export const shownMessage = (message: string | undefined): string | undefined => message;
