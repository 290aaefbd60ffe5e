import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './testimony.texts';

export const form = {
  submission: 'testimony',
  fields: {
    fullName: { autocomplete: 'name' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'testimony'>;
