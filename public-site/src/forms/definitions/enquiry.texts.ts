import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'enquiry'> = {
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
    links: {
      '/more/departments': 'Meet the departments',
      '/downloads/mp3': 'Listen to a sermon',
    },
  },
};
