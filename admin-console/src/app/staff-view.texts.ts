import type { StaffViewKey } from './staff-views';

export const staffViewTexts: Readonly<Record<StaffViewKey, string>> = {
  overview: 'Today',
  'follow-up': 'To contact',
  mails: 'E-mails',
  accounts: 'Accounts',
  audit: 'Audit log',
  privacy: 'Privacy requests',
  'my-account': 'My account',
};
