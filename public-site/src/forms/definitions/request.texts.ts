import { getPhone, shownChurch } from 'contract/shown-church';
import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'request'> = {
  title: 'Send a request',
  intro:
    'You do not have to carry it alone. Tell us how we can stand by you: in prayer, with counsel or with practical help.',
  description: 'Ask the church for prayer, counselling or practical help.',
  fields: {
    fullName: { label: 'Full name' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    requestType: {
      label: 'What do you need?',
      whenEmpty: 'Choose what you need.',
      choices: {
        prayer: 'Prayer',
        counseling: 'Counselling',
        financial: 'Financial help',
        others: 'Something else',
      },
    },
    message: { label: 'Your request', hint: 'Only the church’s staff can read this.' },
  },
  submit: 'Send request',
  success: 'Thank you! Your request has been submitted.',
  next: {
    get text() {
      return `We will be in touch within two days. If it cannot wait, call us on ${getPhone(shownChurch()).words}.`;
    },
    links: {
      '/downloads/mp3': 'Listen to a sermon',
      '/help/welfare': 'Ask for welfare support',
    },
  },
};
