import type { FormDefinitionOf } from 'shared-ui/form-definition';

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
  labels: {
    en: {
      title: 'Welfare support',
      intro:
        'Hard times come to every home. If you need help, tell us in confidence what has happened and what would help you most.',
      description: 'Ask the welfare team of the church for help, in confidence.',
      fields: {
        name: { label: 'Your name' },
        email: { label: 'E-mail' },
        phone: { label: 'Telephone', hint: 'We would like to call you before we do anything.' },
        category: {
          label: 'What kind of help do you need?',
          choices: {
            financial: 'Financial',
            medical: 'Medical',
            spiritual: 'Spiritual',
            other: 'Other',
          },
        },
        message: { label: 'What has happened?' },
      },
      submit: 'Ask for help',
      success: 'Thank you! Your welfare request has been submitted.',
    },
  },
} as const satisfies FormDefinitionOf<'welfare'>;
