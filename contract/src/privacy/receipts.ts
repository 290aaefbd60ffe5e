/**
 * With the answer to a form that was stored (201): the code with which its sender sees and takes back what was
 * sent. It is good for that one record alone.
 */
export const receiptHeader = 'Receipt-Code';

/** GET: a page with the receipt of what the browser has just sent without JavaScript, and the same as a file. */
export const receiptPageEndpoint = '/api/receipt';
export const receiptFileEndpoint = `${receiptPageEndpoint}/file` as const;

/** With the answer to a form (201): the version of the notice of a consent that was stored. Absent where none was. */
export const consentStoredHeader = 'Consent-Stored';
