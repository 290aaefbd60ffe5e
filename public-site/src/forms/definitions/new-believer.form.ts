import type { FormDefinitionOf } from 'shared-ui/form-definition';

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
  labels: {
    en: {
      title: 'A new life',
      intro:
        'You have given your life to Jesus Christ, and heaven rejoices with you. Let us walk the first steps together.',
      description:
        'You have come to faith in Jesus Christ. Let the church walk the first steps with you.',
      fields: {
        name: { label: 'Your name' },
        email: { label: 'E-mail' },
        phone: { label: 'Telephone' },
        testimony: { label: 'How did it happen?', hint: 'In your own words, as much as you like.' },
      },
      submit: 'Tell us',
      success: 'Thank you! We rejoice with you and will be in touch soon.',
    },
  },
} as const satisfies FormDefinitionOf<'newBeliever'>;
