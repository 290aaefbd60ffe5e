import { request } from '../requests/request';
import { pageQuery } from '../wire/form-action';

/**
 * Response header of a stored form (201): the code with which its sender sees and withdraws what was sent. It gives
 * access to that one record only.
 */
export const receiptHeader = 'Receipt-Code';

const receipt = { access: 'by-handler', query: pageQuery, limit: 'public-form' } as const;

/** The receipt of the form that the browser has just sent without JavaScript. */
export const showReceipt = request('GET /api/receipt', {
  ...receipt,
  response: { contentType: 'text/html' },
});
/** The same as a file. */
export const saveReceipt = request('GET /api/receipt/file', {
  ...receipt,
  response: { contentType: 'text/plain' },
});

/** Response header of a form (201): version of the notice of the stored consent. Absent if there is none. */
export const consentStoredHeader = 'Consent-Stored';

/**
 * Response header of a form (201) that was quarantined: how its sender learns that it was accepted. Absent if it was
 * not quarantined.
 */
export const quarantineHeader = 'Quarantine';

/** `confirmed-by-email`: an email follows when staff release it. The values are also ids on the thank-you page. */
export const quarantineAnswers = ['confirmed-by-email', 'reviewed-first'] as const;
export type QuarantineAnswer = (typeof quarantineAnswers)[number];

/** Parses the header. An unknown value of a newer server counts as the answer that promises least. */
export const readQuarantineAnswer = (value: string | undefined): QuarantineAnswer | undefined =>
  value === undefined || value === 'confirmed-by-email' ? value : 'reviewed-first';
