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

/**
 * With the answer to a form (201) that waits in the quarantine: how its sender learns that it was taken. Absent of what
 * stands in its list.
 */
export const quarantineHeader = 'Quarantine';

/** `confirmed-by-email`: by the mail that follows its release. They are also the ids of what the page of thanks says of it. */
export const quarantineAnswers = ['confirmed-by-email', 'reviewed-first'] as const;
export type QuarantineAnswer = (typeof quarantineAnswers)[number];

/** Of the header's value. What a newer server says counts as the answer that promises least. */
export const readQuarantineAnswer = (value: string | undefined): QuarantineAnswer | undefined =>
  value === undefined || value === 'confirmed-by-email' ? value : 'reviewed-first';
