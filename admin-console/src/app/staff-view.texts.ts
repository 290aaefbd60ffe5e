import type { StaffViewKey } from './staff-views';

export const staffViewTexts: Readonly<Record<StaffViewKey, string>> = {
  overview: 'Today',
  'follow-up': 'To contact',
  people: 'People',
  questions: 'Questions',
  mails: 'Undelivered e-mails',
  accounts: 'Accounts',
  urgency: 'Urgent and due',
  import: 'Import',
  audit: 'Audit log',
  privacy: 'Privacy desk',
  releases: 'Releases',
  'my-account': 'My account',
};
