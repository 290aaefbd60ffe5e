import { getPhone, shownChurch } from 'contract/shown-church';
import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'contact'> = {
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
    get text() {
      return `We will reply by e-mail within three working days. If it is urgent, call us on ${getPhone(shownChurch()).words}.`;
    },
    links: {
      '/downloads/mp3': 'Listen to a sermon',
      '/more/blog': 'Read our blog',
    },
  },
};
