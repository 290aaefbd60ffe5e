import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'secondTimer',
  fields: {
    name: { autocomplete: 'name' },
    phone: { autocomplete: 'tel' },
    email: { autocomplete: 'email' },
    previousVisitDate: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Welcome back',
      intro:
        'You came again, and that makes us glad. A few lines are enough, and we will help you find your place.',
      description: 'Register your second visit to the church. We are glad that you came back.',
      fields: {
        name: { label: 'Your name' },
        phone: { label: 'Telephone' },
        email: { label: 'E-mail' },
        previousVisitDate: { label: 'When were you here before?', hint: 'About is good enough.' },
        message: { label: 'Anything you would like us to know?' },
      },
      submit: 'Register my visit',
      success: "Thank you for returning! We're excited to have you again.",
      failure: 'Something went wrong. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'secondTimer'>;
