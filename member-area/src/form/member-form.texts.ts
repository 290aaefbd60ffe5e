/** What a member cannot leave empty, and what no general words say well in every language. */
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
  /** What is said at an empty field, by its name. */
  readonly whenEmpty: Readonly<Record<NeededField, string>>;
}

/** What several forms of the member area say. What all forms of the site say is shared-ui's. */
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
