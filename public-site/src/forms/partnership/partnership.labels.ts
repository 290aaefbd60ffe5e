import type { FormLabelsOf } from 'shared-ui/form-definition';
import type { Translated } from 'shared-ui/language';

export const labels: Translated<FormLabelsOf<'partnership'>> = {
  en: {
    title: 'Become a partner',
    intro:
      'Partners carry this work month by month, with prayer, time and gifts. Leave your name and number, and one of us will call you.',
    description:
      'Partner with the church in prayer, time and gifts. Leave your number and we call you.',
    fields: {
      name: {
        label: 'Your name',
      },
      phone: {
        label: 'Telephone',
        hint: 'With the country code, if you live outside Austria.',
      },
    },
    submit: 'Become a partner',
    success: 'Thank you for your partnership! We will call you soon.',
    failure: 'Something went wrong. Please try again.',
  },
};
