import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './child-dedication.texts';

export const form = {
  submission: 'childDedication',
  fields: {
    childName: { autocomplete: 'off' },
    dateOfBirth: { autocomplete: 'off' },
    parentsNames: { autocomplete: 'name' },
    contactEmail: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    dedicationDate: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'text',
  announce: 'alert',
  whileSending: 'button-disabled',
  labels,
} as const satisfies FormDefinitionOf<'childDedication'>;
