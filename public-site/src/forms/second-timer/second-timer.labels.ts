import type { FormLabelsOf } from 'shared-ui/form-definition';
import type { Translated } from 'shared-ui/language';

export const labels: Translated<FormLabelsOf<'secondTimer'>> = {
  en: {
    title: 'Welcome back',
    intro:
      'You came again, and that makes us glad. A few lines are enough, and we will help you find your place.',
    description: 'Register your second visit to the church. We are glad that you came back.',
    fields: {
      name: {
        label: 'Your name',
      },
      phone: {
        label: 'Telephone',
      },
      email: {
        label: 'E-mail',
      },
      previousVisitDate: {
        label: 'When were you here before?',
        hint: 'About is good enough.',
      },
      message: {
        label: 'Anything you would like us to know?',
      },
    },
    submit: 'Register my visit',
    success: "Thank you for returning! We're excited to have you again.",
    failure: 'Something went wrong. Please try again.',
  },
};
