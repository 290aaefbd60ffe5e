import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'couples',
  fields: {
    partner1Name: { autocomplete: 'name' },
    partner2Name: { autocomplete: 'off' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    weddingDate: { autocomplete: 'off' },
    address: { autocomplete: 'address-line1' },
    churchAffiliation: { autocomplete: 'off' },
    pastor: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
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
        links: [
          { text: 'Ask us a question', to: '/help/enquiries' },
          { text: 'Send a prayer request', to: '/help/request' },
        ],
      },
      failure: 'An error occurred while submitting.',
    },
  },
} as const satisfies FormDefinitionOf<'couples'>;
