import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './pledge.texts';

export const form = {
  submission: 'pledge',
  fields: {
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    amount: { autocomplete: 'transaction-amount' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'keep',
  onFailure: 'text',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'pledge'>;
