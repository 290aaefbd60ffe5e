import type * as english from 'member-area/confirm-email/confirm-email.texts';

export const confirmEmailTexts: typeof english.confirmEmailTexts = {
  title: 'Deine E-Mail-Adresse bestätigen',
  description: 'Bestätige die E-Mail-Adresse deines Mitgliedsprofils.',
  intro:
    'Du hast den Link aus unserer E-Mail geöffnet. Noch ein Klick, und deine Adresse ist bestätigt. Mach das nur, wenn das Profil dir gehört: Wer sich dort einloggt, sieht, was uns mit dieser Adresse geschickt wurde.',
  submit: 'Adresse bestätigen',
  submitting: 'Wird bestätigt …',
  done: 'Deine E-Mail-Adresse ist bestätigt. Ab jetzt loggst du dich damit ein.',
  failed:
    'Wir konnten deine E-Mail-Adresse gerade nicht bestätigen. Bitte versuch es in ein paar Minuten noch einmal.',
  linkGone:
    'Zum Schutz deines Profils merkt sich diese Seite den Link nicht. Bitte öffne den Link in unserer E-Mail noch einmal.',
  login: 'Zum Login',
};
