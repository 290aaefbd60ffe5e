import type { FormLabelsOf } from 'shared-ui/form-definition';
import type { Translated } from 'shared-ui/language';

export const labels: Translated<FormLabelsOf<'firstTimer'>> = {
  en: {
    title: 'Your first visit',
    intro:
      'How good that you came! Tell us who you are, so that we can greet you by name when we see you again.',
    description: 'Register your first visit to the church, so that we can greet you by name.',
    fields: {
      fullName: {
        label: 'Full name',
      },
      email: {
        label: 'E-mail',
      },
      phone: {
        label: 'Telephone',
      },
      message: {
        label: 'Anything you would like us to know?',
        hint: 'A prayer request, a question, or how you found us.',
      },
    },
    submit: 'Register my visit',
    success: 'Thank you for registering your visit. We hope to see you again!',
    failure: 'Something went wrong. Please try again.',
  },
};
