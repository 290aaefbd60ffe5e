import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'contact',
  fields: {
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    subject: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Contact us',
      intro:
        'A question, a word of thanks, or simply hello: write to us. We read every message and answer within a few days.',
      description:
        'Write to the church office. We read every message and answer within a few days.',
      fields: {
        name: { label: 'Your name' },
        email: { label: 'E-mail', hint: 'We answer to this address.' },
        subject: { label: 'Subject' },
        message: { label: 'Message' },
      },
      submit: 'Send message',
      success: 'Thank you! Your message has been sent.',
    },
  },
} as const satisfies FormDefinitionOf<'contact'>;
