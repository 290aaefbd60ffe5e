import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'pledge'> = {
  title: 'Make a pledge',
  intro:
    'A pledge is a promise between you and God. Name the amount you have decided on in your heart; no money is taken here.',
  description: 'Promise a gift to the work of the church. No money is taken online.',
  fields: {
    name: { label: 'Full name' },
    email: { label: 'E-mail' },
    amount: { label: 'Amount in euros (EUR)' },
    message: {
      label: 'What is it for?',
      hint: 'For example the building, missions or children’s work.',
    },
  },
  submit: 'Make my pledge',
  success: 'Thank you for your pledge!',
  next: {
    text: 'We will confirm your pledge by e-mail within a week. No money has been taken: give whenever you are ready, all at once or little by little.',
    links: {
      '/giving/payment': 'See our bank details',
      '/giving/partnership': 'Become a partner',
    },
  },
  failure: 'Something went wrong. Please try again.',
};
