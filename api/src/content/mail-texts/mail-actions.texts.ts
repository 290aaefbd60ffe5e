import type { LinkedMail } from 'contract/mail-kinds';

/** The label of the button that is an email's link: it names the action. */
export const mailActions: Readonly<Record<LinkedMail, string>> = {
  received: 'How to find us',
  sentLink: 'See what you sent us',
  registered: 'Confirm this address',
  changed: 'Confirm this address',
  taken: 'Choose a new password',
  notice: 'Choose a new password',
  password: 'Choose a new password',
  reset: 'Choose a new password',
  invited: 'Choose a password',
  end: 'Log in and keep my profile',
};
