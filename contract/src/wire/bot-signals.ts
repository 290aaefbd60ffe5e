/**
 * The signs by which a robot gives itself away (safety 1). What carries one is stored like anything else, in
 * quarantine: `contract/src/records/review.ts`.
 */

/** A field that people neither see nor reach. It belongs to no submission; it is sent only when it is filled in. */
export const honeypotField = 'homepage';

/** Milliseconds from the first input to the sending, set by the form's script. A request without it is not checked. */
export const fillTimeHeader = 'X-Fill-Time';
