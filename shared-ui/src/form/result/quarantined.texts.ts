import type { QuarantineAnswer } from 'contract/receipts';

/** In place of the thanks, for what is in quarantine. Every form's script carries it. */
export const quarantined: Readonly<Record<QuarantineAnswer, string>> = {
  'confirmed-by-email': 'Received. We confirm it by e-mail.',
  'reviewed-first': 'Received.',
};
