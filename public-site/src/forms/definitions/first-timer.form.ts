import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'firstTimer',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Your first visit',
      intro:
        'How good that you came! Tell us who you are, so that we can greet you by name when we see you again.',
      description: 'Register your first visit to the church, so that we can greet you by name.',
      fields: {
        fullName: { label: 'Full name' },
        email: { label: 'E-mail' },
        phone: { label: 'Telephone' },
        message: {
          label: 'Anything you would like us to know?',
          hint: 'A prayer request, a question, or how you found us.',
        },
      },
      submit: 'Register my visit',
      success: 'Thank you for registering your visit. We hope to see you again!',
      failure: 'Something went wrong. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'firstTimer'>;
