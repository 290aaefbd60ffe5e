import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'childDedication',
  fields: {
    childName: { autocomplete: 'off' },
    dateOfBirth: { autocomplete: 'off' },
    parentsNames: { autocomplete: 'name' },
    contactEmail: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    dedicationDate: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'text',
  announce: 'alert',
  whileSending: 'button-disabled',
  labels: {
    en: {
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
        text: 'We will call you within a week to agree on the date and to prepare the day together.',
        links: [
          { text: 'Ask us a question', to: '/help/enquiries' },
          { text: 'Meet the Children Ministry', to: '/more/departments' },
        ],
      },
      failure: 'Something went wrong. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'childDedication'>;
