import type { StaffViewKey } from './staff-views';

/** The titles of the views beside the sections. */
export const staffViewTexts: Readonly<Record<StaffViewKey, string>> = {
  'follow-up': 'To contact',
  mails: 'E-mails',
  accounts: 'Accounts',
  audit: 'Audit log',
  privacy: 'Privacy requests',
  'my-account': 'My account',
};
