import type { QuarantineAnswer } from 'contract/receipts';

/** In place of the thanks and of what happens next, for what is in quarantine. Every form's script carries it. */
export const quarantined: Readonly<Record<QuarantineAnswer | 'next', string>> = {
  'confirmed-by-email': 'Received. We confirm it by e-mail.',
  'reviewed-first': 'Received. The church office looks at it first.',
  next: 'The church office looks at it before it joins our list. You need not send it again.',
};
