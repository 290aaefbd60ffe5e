import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './partnership.texts';

export const form = {
  submission: 'partnership',
  fields: {
    name: { autocomplete: 'name' },
    phone: { autocomplete: 'tel' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'partnership'>;
