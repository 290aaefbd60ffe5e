/**
 * With the answer to a form that was stored (201): the code with which its sender sees and takes back what was
 * sent. It is good for that one record alone.
 */
export const receiptHeader = 'Receipt-Code';

/** With the answer to a form (201): the version of the notice of a consent that was stored. Absent where none was. */
export const consentStoredHeader = 'Consent-Stored';
