import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './second-timer.texts';

export const form = {
  submission: 'secondTimer',
  fields: {
    name: { autocomplete: 'name' },
    phone: { autocomplete: 'tel' },
    email: { autocomplete: 'email' },
    previousVisitDate: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'secondTimer'>;
