import { church } from 'contract/church';
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
        'You do not have to carry it alone. Tell us how we can stand by you: in prayer, with counsel or with practical help.',
      description: 'Ask the church for prayer, counselling or practical help.',
      fields: {
        fullName: { label: 'Full name' },
        email: { label: 'E-mail' },
        phone: { label: 'Phone' },
        requestType: {
          label: 'What do you need?',
          whenEmpty: 'Choose what you need.',
          choices: {
            prayer: 'Prayer',
            counseling: 'Counselling',
            financial: 'Financial help',
            others: 'Something else',
          },
        },
        message: { label: 'Your request', hint: 'Only the church’s staff can read this.' },
      },
      submit: 'Send request',
      success: 'Thank you! Your request has been submitted.',
      next: {
        text: `We will be in touch within two days. If it cannot wait, call us on ${church.phone.display}.`,
        links: [
          { text: 'Listen to a sermon', to: '/downloads/mp3' },
          { text: 'Ask for welfare support', to: '/help/welfare' },
        ],
      },
    },
  },
} as const satisfies FormDefinitionOf<'request'>;
