import type * as english from 'admin-console/app/staff-view.texts';

export const staffViewTexts: typeof english.staffViewTexts = {
  overview: 'Heute',
  'follow-up': 'Zu kontaktieren',
  people: 'Personen',
  questions: 'Fragen',
  mails: 'Nicht zugestellte E-Mails',
  accounts: 'Konten',
  urgency: 'Dringend und fällig',
  import: 'Import',
  audit: 'Protokoll',
  privacy: 'Datenschutzstelle',
  releases: 'Versionen der Website',
  'my-account': 'Mein Konto',
};
