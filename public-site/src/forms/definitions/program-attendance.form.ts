import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './program-attendance.texts';

export const form = {
  submission: 'programAttendance',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    // The page sets the choices to the programmes with open registration.
    program: { autocomplete: 'off' },
    minister: { autocomplete: 'off', control: 'radios' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'programAttendance'>;
