import { getPhone, shownChurch } from 'contract/shown-church';
import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'welfare'> = {
  title: 'Welfare support',
  intro:
    'Hard times come to every home. If you need help, tell us in confidence what has happened and what would help you most.',
  description: 'Ask the welfare team of the church for help, in confidence.',
  fields: {
    name: { label: 'Full name' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone', hint: 'We will call you before we do anything else.' },
    category: {
      label: 'What kind of help do you need?',
      whenEmpty: 'Choose the kind of help you need.',
      choices: {
        financial: 'Financial',
        medical: 'Medical',
        spiritual: 'Spiritual',
        other: 'Other',
      },
    },
    message: { label: 'What has happened?', whenEmpty: 'Tell us what has happened.' },
  },
  submit: 'Ask for help',
  success: 'Thank you! Your welfare request has been submitted.',
  next: {
    get text() {
      return `Someone from the welfare team will call you within two days, before anything else is done. If it cannot wait, call us on ${getPhone(shownChurch()).words}.`;
    },
    links: { '/help/request': 'Send a prayer request' },
  },
};
