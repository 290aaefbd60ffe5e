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
        'You want to say yes to each other before God. Tell us early, so that we have time to prepare your marriage as well as your wedding.',
      description: 'Couples who intend to marry register here for preparation and the wedding.',
      fields: {
        partner1Name: { label: 'Name of the first partner' },
        partner2Name: { label: 'Name of the second partner' },
        email: { label: 'E-mail' },
        phone: { label: 'Telephone' },
        weddingDate: { label: 'Day of the wedding' },
        address: { label: 'Address' },
        churchAffiliation: {
          label: 'Church',
          hint: 'The church you belong to, if it is another one.',
        },
        pastor: { label: 'Pastor', hint: 'Whom you would like to marry you.' },
      },
      submit: 'Submit',
      success: 'Form submitted successfully!',
      failure: 'An error occurred while submitting.',
    },
  },
} as const satisfies FormDefinitionOf<'couples'>;
