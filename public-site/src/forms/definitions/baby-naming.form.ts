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
        'A name is the first gift that a child is given. Let us bless it together in the house of God.',
      description:
        'Ask for a naming ceremony for your baby, in church and among the people you love.',
      fields: {
        fullName: { label: 'Your full name', hint: 'As father, mother or guardian.' },
        babyName: { label: 'Name of the baby' },
        dateOfBirth: { label: 'Date of birth' },
        phone: { label: 'Telephone' },
        email: { label: 'E-mail' },
        address: { label: 'Address' },
        pastor: { label: 'Pastor', hint: 'Whom you would like to bless the child.' },
      },
      submit: 'Submit',
      submitting: 'Submitting...',
      success: 'Form submitted successfully!',
      failure: 'Submission failed. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'babyNaming'>;
