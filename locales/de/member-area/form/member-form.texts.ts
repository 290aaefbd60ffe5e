import type * as english from 'member-area/form/member-form.texts';

export const memberFormTexts: typeof english.memberFormTexts = {
  showPassword: 'Passwort anzeigen',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Neues Passwort wiederholen',
  passwordHint: (minLength) => `Mindestens ${minLength}\u00a0Zeichen.`,
  mismatch: 'Die Passwörter stimmen nicht überein.',
  passwordTwice: 'Gib das neue Passwort ein zweites Mal ein.',
  typeSamePassword: 'Bitte gib hier noch einmal dasselbe Passwort ein.',
  needsScript: 'Dieses Formular braucht JavaScript, und das ist in deinem Browser ausgeschaltet.',
};
