import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './baby-naming.texts';

export const form = {
  submission: 'babyNaming',
  fields: {
    fullName: { autocomplete: 'name' },
    babyName: { autocomplete: 'off' },
    dateOfBirth: { autocomplete: 'off' },
    phone: { autocomplete: 'tel' },
    email: { autocomplete: 'email' },
    address: { autocomplete: 'address-line1' },
    pastor: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'text',
  onStored: 'log',
  announce: 'alert',
  whileSending: 'button-disabled',
  labels,
} as const satisfies FormDefinitionOf<'babyNaming'>;
