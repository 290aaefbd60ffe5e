import type { KindFields } from './field-labels';

export const identityFields: KindFields['identity'] = {
  name: { label: 'Name', hint: 'The same in all languages.' },
  motto: { label: 'Motto' },
  about: { label: 'About us', hint: 'In the footer of every page: one or two sentences.' },
  summary: { label: 'For search engines', hint: 'What they show below the home page’s name.' },
  vision: { label: 'Vision', hint: 'On the home page.' },
  street: { label: 'Street and number', hint: 'The map for the way here looks for it.' },
  postalCode: { label: 'Postal code' },
  city: { label: 'City' },
  country: { label: 'Country' },
  countryCode: {
    label: 'Code of the country',
    hint: 'Two capital letters for search engines: AT.',
  },
  phone: { label: 'Phone', hint: 'With the country’s code: +43 512 000000.' },
  officeEmail: {
    label: 'E-mail of the office',
    hint: 'The site’s mails come from it as well. Tell whoever runs the site before you change it.',
  },
  prayerEmail: { label: 'E-mail for prayer' },
  whatsApp: {
    label: 'WhatsApp',
    hint: 'The number with the country’s code. The footer then has a link to it.',
  },
  liveStream: { label: 'Live stream', hint: 'The address begins with https://' },
};
