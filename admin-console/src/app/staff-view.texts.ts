import type { StaffViewKey } from './staff-views';

/** What the views beside the sections are called. */
export const staffViewTexts: Readonly<Record<StaffViewKey, string>> = {
  'follow-up': 'To contact',
  mails: 'E-mails',
  accounts: 'Accounts',
  audit: 'Audit log',
  privacy: 'Privacy requests',
  'my-account': 'My account',
};
