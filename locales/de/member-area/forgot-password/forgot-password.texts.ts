import type * as english from 'member-area/forgot-password/forgot-password.texts';

export const forgotPasswordTexts: typeof english.forgotPasswordTexts = {
  title: 'Passwort vergessen',
  description:
    'Fordere einen Link an, mit dem du ein neues Passwort für dein Mitgliedsprofil festlegst.',
  intro:
    'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link, mit dem du ein neues Passwort festlegen kannst.',
  email: 'E-Mail',
  submit: 'Link anfordern',
  submitting: 'Wird gesendet …',
  sent: 'Wir haben dir den Link per E-Mail geschickt.',
  failed: 'Der Link konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  back: 'Zurück zum Login',
};
