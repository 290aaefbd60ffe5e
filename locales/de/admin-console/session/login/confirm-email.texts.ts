import type * as english from 'admin-console/session/login/confirm-email.texts';

export const confirmEmailTexts: typeof english.confirmEmailTexts = {
  title: 'Deine neue E-Mail-Adresse bestätigen',
  intro:
    'Du hast den Link geöffnet, den wir an deine neue Adresse geschickt haben. Drück auf den Knopf, und ab jetzt loggst du dich mit dieser Adresse ein.',
  submit: 'Adresse bestätigen',
  submitting: 'Wird bestätigt …',
  failed:
    'Deine Adresse konnte gerade nicht bestätigt werden. Bitte versuch es in ein paar Minuten noch einmal.',
  done: (email) => `Deine E-Mail-Adresse ist jetzt ${email}. Ab jetzt loggst du dich damit ein.`,
  tooOld:
    'Dieser Link ist zu alt oder wurde schon verwendet. Um deine Adresse zu ändern, logg dich ein und fordere unter „Mein Konto“ einen neuen Link an.',
};
