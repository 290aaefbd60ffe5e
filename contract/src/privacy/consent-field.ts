/** The field of a form, and of its body, that says which notice was agreed to; absent without a consent. */
export const consentField = 'consent';
