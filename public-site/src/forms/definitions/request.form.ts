import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'request',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    requestType: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Send a request',
      intro:
        'You do not have to carry it alone. Tell us how we can stand with you, in prayer, with counsel or with practical help.',
      description: 'Ask the church for prayer, counselling or practical help.',
      fields: {
        fullName: { label: 'Full name' },
        email: { label: 'E-mail' },
        phone: { label: 'Telephone' },
        requestType: {
          label: 'What do you ask for?',
          choices: {
            prayer: 'Prayer',
            counseling: 'Counselling',
            financial: 'Financial help',
            others: 'Something else',
          },
        },
        message: { label: 'Your request', hint: 'Only the pastors and the prayer team read this.' },
      },
      submit: 'Send request',
      success: 'Thank you! Your request has been submitted.',
    },
  },
} as const satisfies FormDefinitionOf<'request'>;
