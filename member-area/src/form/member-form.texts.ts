/** Required fields whose message must be specific in some languages. */
type NeededField =
  | 'fullName'
  | 'address'
  | 'country'
  | 'gender'
  | 'memberType'
  | 'password'
  | 'currentPassword'
  | 'newPassword';

interface MemberFormTexts {
  readonly showPassword: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly passwordHint: (minLength: number) => string;
  readonly mismatch: string;
  readonly typeSamePassword: string;
  readonly passwordTwice: string;
  readonly needsScript: string;
  /** The messages of empty fields, by name. */
  readonly whenEmpty: Readonly<Record<NeededField, string>>;
}

/** Messages that several forms of the member area share. shared-ui has those of all forms of the site. */
export const memberFormTexts: MemberFormTexts = {
  showPassword: 'Show password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: (minLength) => `At least ${minLength} characters.`,
  mismatch: 'Passwords do not match',
  passwordTwice: 'Enter the new password a second time.',
  typeSamePassword: 'Please type the same password here.',
  needsScript: 'This form needs JavaScript, which is switched off in your browser.',
  whenEmpty: {
    fullName: 'Enter your full name.',
    address: 'Enter your address.',
    country: 'Choose your country.',
    gender: 'Choose your gender.',
    memberType: 'Choose your member type.',
    password: 'Enter your password.',
    currentPassword: 'Enter your current password.',
    newPassword: 'Enter your new password.',
  },
};
