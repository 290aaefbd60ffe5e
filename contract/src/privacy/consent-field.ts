/** The field of a form that names the consent notice; absent if the sender does not agree. */
export const consentField = 'consent';
