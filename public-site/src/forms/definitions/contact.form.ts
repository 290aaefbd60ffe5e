import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './contact.texts';

export const form = {
  submission: 'contact',
  fields: {
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    subject: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'contact'>;
