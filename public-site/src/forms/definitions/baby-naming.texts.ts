import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'babyNaming'> = {
  title: 'Baby naming',
  intro: 'A name is the first gift a child receives. Let us bless it together in the house of God.',
  description: 'Ask for a naming ceremony for your baby, in church and among the people you love.',
  fields: {
    fullName: { label: 'Full name', hint: 'Yours, as father, mother or guardian.' },
    babyName: { label: 'Baby’s name', whenEmpty: 'Enter the baby’s name.' },
    dateOfBirth: { label: 'Date of birth', whenEmpty: 'Enter the baby’s date of birth.' },
    phone: { label: 'Phone' },
    email: { label: 'E-mail' },
    address: { label: 'Address' },
    pastor: { label: 'Pastor', hint: 'Who should bless the child?' },
  },
  submit: 'Submit',
  submitting: 'Submitting...',
  success: 'Form submitted successfully!',
  next: {
    text: 'We will call you within a week to arrange the day of the naming.',
    links: {
      '/forms/child-dedication': 'Ask for a child dedication',
      '/help/enquiries': 'Ask us a question',
    },
  },
  failure: 'Submission failed. Please try again.',
};
