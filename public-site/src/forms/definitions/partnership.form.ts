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
        'Support the church with prayer, time and gifts. Leave your number and we will call you.',
      fields: {
        name: { label: 'Full name' },
        phone: { label: 'Phone', hint: 'With the country code if you live outside Austria.' },
      },
      submit: 'Become a partner',
      success: 'Thank you for your partnership! We will call you soon.',
      next: {
        text: 'One of us will call you within a week to hear how you would like to take part.',
        links: [
          { text: 'See our bank details', to: '/giving/payment' },
          { text: 'Meet the departments', to: '/more/departments' },
        ],
      },
      failure: 'Something went wrong. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'partnership'>;
