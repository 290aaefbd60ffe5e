import type { QuarantineAnswer } from 'contract/receipts';

/** Replaces the thank-you message of a form in quarantine. Every form loads it. */
export const quarantined: Readonly<Record<QuarantineAnswer, string>> = {
  'confirmed-by-email': 'Received. We confirm it by e-mail.',
  'reviewed-first': 'Received.',
};
