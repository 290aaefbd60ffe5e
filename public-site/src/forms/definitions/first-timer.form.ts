import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './first-timer.texts';

export const form = {
  submission: 'firstTimer',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'firstTimer'>;
