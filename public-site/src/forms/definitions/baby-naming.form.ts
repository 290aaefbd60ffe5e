import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'babyNaming',
  fields: {
    fullName: { autocomplete: 'name' },
    babyName: { autocomplete: 'off' },
    dateOfBirth: { autocomplete: 'off' },
    phone: { autocomplete: 'tel' },
    email: { autocomplete: 'email' },
    address: { autocomplete: 'address-line1' },
    pastor: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'text',
  onStored: 'log',
  announce: 'alert',
  whileSending: 'button-disabled',
  labels: {
    en: {
      title: 'Baby naming',
      intro:
        'A name is the first gift a child receives. Let us bless it together in the house of God.',
      description:
        'Ask for a naming ceremony for your baby, in church and among the people you love.',
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
        links: [
          { text: 'Ask for a child dedication', to: '/forms/child-dedication' },
          { text: 'Ask us a question', to: '/help/enquiries' },
        ],
      },
      failure: 'Submission failed. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'babyNaming'>;
