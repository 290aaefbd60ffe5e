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
        childName: { label: 'Name of the child' },
        dateOfBirth: { label: 'Date of birth' },
        parentsNames: { label: 'Names of the parents' },
        contactEmail: { label: 'E-mail' },
        phone: { label: 'Telephone' },
        dedicationDate: {
          label: 'Day of the dedication',
          hint: 'A Sunday that would suit your family.',
        },
        message: { label: 'Anything we should know?' },
      },
      submit: 'Submit',
      submitting: 'Submitting...',
      success: 'Child Dedication Submitted Successfully.',
      failure: 'Something went wrong. Please try again.',
    },
  },
} as const satisfies FormDefinitionOf<'childDedication'>;
