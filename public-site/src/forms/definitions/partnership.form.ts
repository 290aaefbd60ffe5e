import type { FormDefinitionOf } from 'shared-ui/form-definition';

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
  labels: {
    en: {
      title: 'Become a partner',
      intro:
        'Partners carry this work month by month, with prayer, time and gifts. Leave your name and number, and one of us will call you.',
      description:
        'Partner with the church in prayer, time and gifts. Leave your number and we call you.',
      fields: {
        name: { label: 'Your name' },
        phone: { label: 'Telephone', hint: 'With the country code, if you live outside Austria.' },
      },
      submit: 'Become a partner',
      success: 'Thank you for your partnership! We will call you soon.',
      failure: 'Something went wrong. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'partnership'>;
