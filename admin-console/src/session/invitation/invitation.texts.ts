interface InvitationTexts {
  readonly title: string;
  readonly loading: string;
  readonly intro: (email: string) => string;
  readonly roles: (names: string) => string;
  readonly name: string;
  readonly nameHint: string;
  readonly password: string;
  readonly passwordHint: (characters: number) => string;
  readonly again: string;
  readonly typeSame: string;
  readonly mismatch: string;
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
  readonly unreachable: string;
  readonly tryAgain: string;
  readonly refused: string;
  readonly refusedTitle: string;
  readonly hint: string;
  readonly login: string;
}

export const invitationTexts: InvitationTexts = {
  title: 'Welcome',
  loading: 'Loading...',
  intro: (email) =>
    `You are invited to work with us in the staff pages. You will log in with ${email}.`,
  roles: (names) => `Your roles: ${names}.`,
  name: 'Your name',
  nameHint: 'Your colleagues see it beside what you do.',
  password: 'Password',
  passwordHint: (characters) => `At least ${characters} characters, for example three words.`,
  again: 'Confirm password',
  typeSame: 'Type the same password again.',
  mismatch: 'The passwords do not match.',
  submit: 'Create account',
  submitting: 'Creating account...',
  failed: 'The account could not be created. Please try again.',
  unreachable: 'The server could not be reached. Please try again.',
  tryAgain: 'Try again',
  refused:
    'Part of the link is missing. Please open it from the mail again, or ask whoever invited you for another one.',
  refusedTitle: 'This invitation cannot be used',
  hint: 'If you have an account already, please log in. If not, whoever invited you can send you a new invitation at any time.',
  login: 'Go to the login',
};
