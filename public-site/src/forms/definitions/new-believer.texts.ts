import { getPhone, shownChurch } from 'contract/shown-church';
import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'newBeliever'> = {
  title: 'A new life',
  intro:
    'You have given your life to Jesus Christ, and heaven rejoices with you. Let us take the first steps together.',
  description:
    'You have come to faith in Jesus Christ. Let the church take the first steps with you.',
  fields: {
    name: { label: 'Full name' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    testimony: {
      label: 'How did you come to faith?',
      hint: 'In your own words, as much as you like.',
    },
  },
  submit: 'Tell us',
  success: 'Thank you! We rejoice with you and will be in touch soon.',
  next: {
    get text() {
      return `A pastor will call you within two days. To talk sooner, call us on ${getPhone(shownChurch()).words}.`;
    },
    links: {
      '/downloads/mp3': 'Listen to a sermon',
      '/help/request': 'Send a prayer request',
    },
  },
};
