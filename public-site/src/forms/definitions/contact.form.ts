import { church } from 'contract/church';
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
        'A question, a word of thanks, or simply hello: write to us. We read every message and reply within three working days.',
      description:
        'Write to the church office. We read every message and reply within three working days.',
      fields: {
        name: { label: 'Full name' },
        email: { label: 'E-mail', hint: 'We will reply to this address.' },
        subject: { label: 'Subject', whenEmpty: 'Enter a subject.' },
        message: { label: 'Message' },
      },
      submit: 'Send message',
      success: 'Thank you! Your message has been sent.',
      next: {
        text: `We will reply by e-mail within three working days. If it is urgent, call us on ${church.phone.display}.`,
        links: [
          { text: 'Listen to a sermon', to: '/downloads/mp3' },
          { text: 'Read our blog', to: '/more/blog' },
        ],
      },
    },
  },
} as const satisfies FormDefinitionOf<'contact'>;
