import type * as english from 'member-area/reset-password/reset-password.texts';

export const resetPasswordTexts: typeof english.resetPasswordTexts = {
  title: 'Passwort zurücksetzen',
  description: 'Leg ein neues Passwort für dein Mitgliedsprofil fest.',
  intro: (email) =>
    email ? `Wähle ein neues Passwort für ${email}.` : 'Wähle ein neues Passwort für dein Profil.',
  email: 'E-Mail',
  submit: 'Neues Passwort speichern',
  submitting: 'Wird gespeichert …',
  done: 'Dein neues Passwort ist gespeichert.',
  failed: 'Das Zurücksetzen hat nicht geklappt. Bitte versuch es noch einmal.',
  linkGone:
    'Zum Schutz deines Profils merkt sich diese Seite den Link nicht. Öffne den Link in unserer E-Mail noch einmal oder fordere einen neuen an.',
  askAgain: 'Neuen Link anfordern',
};
