import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './new-believer.texts';

export const form = {
  submission: 'newBeliever',
  fields: {
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    testimony: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'newBeliever'>;
