/**
 * Signals that a robot sent a form (safety 1). Such a form is stored in quarantine:
 * `contract/src/review/quarantine-requests.ts`.
 */

/** A field that people neither see nor reach. It belongs to no submission and is only sent if it is filled in. */
export const honeypotField = 'homepage';

/** Milliseconds from the first input to the submit, set by the form's script. A request without it is not checked. */
export const fillTimeHeader = 'X-Fill-Time';
