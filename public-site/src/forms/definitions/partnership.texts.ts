import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'partnership'> = {
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
    links: {
      '/giving/payment': 'See our bank details',
      '/more/departments': 'Meet the departments',
    },
  },
  failure: 'Something went wrong. Please try again.',
};
