import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'enquiry',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    subject: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Enquiries',
      intro:
        'Would you like to know more about our services, our groups or our faith? Ask freely. No question is too small.',
      description: 'Ask the church anything about its services, its groups or its faith.',
      fields: {
        fullName: { label: 'Full name' },
        email: { label: 'E-mail', hint: 'We will reply to this address.' },
        subject: {
          label: 'What is your question about?',
          whenEmpty: 'Enter what your question is about.',
        },
        message: { label: 'Your question' },
      },
      submit: 'Send enquiry',
      success: 'Thank you! Your enquiry has been received.',
      next: {
        text: 'We will reply by e-mail within three working days.',
        links: [
          { text: 'Meet the departments', to: '/more/departments' },
          { text: 'Listen to a sermon', to: '/downloads/mp3' },
        ],
      },
    },
  },
} as const satisfies FormDefinitionOf<'enquiry'>;
