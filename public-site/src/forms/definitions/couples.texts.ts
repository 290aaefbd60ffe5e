import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'couples'> = {
  title: 'Intending couples',
  intro:
    'You want to say “I do” before God. Tell us early, so that there is time to prepare for your marriage as well as your wedding.',
  description: 'Planning to marry? Register here for marriage preparation and the wedding.',
  fields: {
    partner1Name: {
      label: 'First partner’s full name',
      whenEmpty: 'Enter the first partner’s full name.',
    },
    partner2Name: {
      label: 'Second partner’s full name',
      whenEmpty: 'Enter the second partner’s full name.',
    },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    weddingDate: { label: 'Date of the wedding', whenEmpty: 'Enter the date of the wedding.' },
    address: { label: 'Address' },
    churchAffiliation: {
      label: 'Church',
      hint: 'The church you belong to, if it is not ours.',
    },
    pastor: { label: 'Pastor', hint: 'Who should conduct the wedding?' },
  },
  submit: 'Submit',
  success: 'Form submitted successfully!',
  next: {
    text: 'A pastor will call you within a week to arrange a first conversation with both of you.',
    links: {
      '/help/enquiries': 'Ask us a question',
      '/help/request': 'Send a prayer request',
    },
  },
  failure: 'An error occurred while submitting.',
};
