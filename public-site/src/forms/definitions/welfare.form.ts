import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './welfare.texts';

export const form = {
  submission: 'welfare',
  fields: {
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    category: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'welfare'>;
