import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './enquiry.texts';

export const form = {
  submission: 'enquiry',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    subject: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'enquiry'>;
