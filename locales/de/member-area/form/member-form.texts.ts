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
  whenEmpty: {
    fullName: 'Gib deinen Vor- und Nachnamen ein.',
    address: 'Gib deine Adresse ein.',
    country: 'Wähle dein Land aus.',
    gender: 'Wähle dein Geschlecht aus.',
    memberType: 'Wähle aus, wie du dabei bist.',
    password: 'Gib dein Passwort ein.',
    currentPassword: 'Gib dein aktuelles Passwort ein.',
    newPassword: 'Gib ein neues Passwort ein.',
  },
};
