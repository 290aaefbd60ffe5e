import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './couples.texts';

export const form = {
  submission: 'couples',
  fields: {
    partner1Name: { autocomplete: 'name' },
    partner2Name: { autocomplete: 'off' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    weddingDate: { autocomplete: 'off' },
    address: { autocomplete: 'address-line1' },
    churchAffiliation: { autocomplete: 'off' },
    pastor: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'couples'>;
