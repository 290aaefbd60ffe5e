interface ProfileTexts {
  readonly title: string;
  readonly description: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly notGiven: string;
  readonly edit: string;
  readonly logout: string;
  readonly save: string;
  readonly saving: string;
  readonly cancel: string;
  readonly saved: string;
  readonly saveFailed: string;
  /** Shown above changes that were restored after the session ended. */
  readonly keptEdits: string;
  readonly currentPasswordHint: string;
  /** Shown while a new address waits for its confirmation. */
  readonly emailWaits: (email: string) => string;
  /** Hint of a text field that accepts only certain values. */
  readonly oneOf: (choices: string) => string;
}

export const profileTexts: ProfileTexts = {
  title: 'My Profile',
  description: 'Your member profile.',
  loading: 'Loading...',
  loadFailed: 'Failed to fetch profile.',
  notGiven: 'Not given',
  edit: 'Edit Profile',
  logout: 'Logout',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Profile updated successfully.',
  saveFailed: 'Update failed.',
  keptEdits: 'What you changed before you were logged out is still here. It is not saved yet.',
  currentPasswordHint: 'Needed because you are changing your e-mail address.',
  emailWaits: (email) =>
    `We sent an e-mail to ${email}. The new address takes effect once you have opened the link and confirmed it.`,
  oneOf: (choices) => `One of: ${choices}.`,
};
