import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './church-member.texts';

export const form = {
  submission: 'churchMember',
  fields: {
    name: { autocomplete: 'name' },
    phone: { autocomplete: 'tel' },
    email: { autocomplete: 'email' },
    department: { autocomplete: 'off' },
    address: { autocomplete: 'address-line1' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'churchMember'>;
