/** The field of a form, and of its body, that says which notice was agreed to; absent without a consent. */
export const consentField = 'consent';

/** With the answer to a form (201): the version of the notice of a consent that was stored. Absent where none was. */
export const consentStoredHeader = 'Consent-Stored';
