interface RegistrationPageTexts {
  readonly title: string;
  /** The message for an error that has no translation. */
  readonly unexpectedError: string;
  /** @param path the name of the field @param sentence the error of the field */
  readonly fieldError: (path: string, sentence: string) => string;
  readonly goBack: string;
  readonly create: string;
  readonly or: string;
  readonly logIn: string;
}

export const registrationPage: RegistrationPageTexts = {
  title: 'Your profile was not created',
  unexpectedError: 'Something went wrong on our side. Please try again in a few minutes.',
  // The server's English message already names the field.
  fieldError: (_path, sentence) => sentence,
  goBack: 'Please go back with your browser’s button: most of what you typed is still there.',
  create: 'Create a profile',
  or: 'or',
  logIn: 'log in',
};
