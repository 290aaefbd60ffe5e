import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'childDedication'> = {
  title: 'Child dedication',
  intro:
    'Bring your child to the Lord, as Hannah brought Samuel. We will call you to prepare the day together.',
  description: 'Ask for the dedication of your child in a service of the church.',
  fields: {
    childName: { label: 'Child’s name', whenEmpty: 'Enter the child’s name.' },
    dateOfBirth: { label: 'Date of birth', whenEmpty: 'Enter the child’s date of birth.' },
    parentsNames: { label: 'Parents’ names', whenEmpty: 'Enter the parents’ names.' },
    contactEmail: { label: 'E-mail' },
    phone: { label: 'Phone' },
    dedicationDate: {
      label: 'Date of the dedication',
      hint: 'A Sunday that would suit your family.',
      whenEmpty: 'Enter the Sunday that you would like.',
    },
    message: { label: 'Anything we should know?' },
  },
  submit: 'Submit',
  submitting: 'Submitting...',
  success: 'Child Dedication Submitted Successfully.',
  next: {
    text: 'We will call you within a week to agree on the date and prepare the day.',
    links: {
      '/help/enquiries': 'Ask us a question',
      '/more/departments': 'Meet the departments',
    },
  },
  failure: 'Something went wrong. Please try again.',
};
