import { firstYear, nearYears } from 'contract/date-range';
import type * as english from 'shared-ui/form/form-messages.texts';

export const formMessages: typeof english.formMessages = {
  choose: 'Bitte wählen',
  sending: 'Wird gesendet …',
  errors: {
    missing: (label) =>
      label.endsWith('?') ? 'Beantworte bitte diese Frage.' : `Hier fehlt noch: ${label}.`,
    unchosen: (label) =>
      label.endsWith('?') ? 'Beantworte bitte diese Frage.' : `Wähle bei „${label}“ etwas aus.`,
    email: () => 'Gib eine E-Mail-Adresse wie name@example.org ein.',
    phone: () => 'Gib eine Telefonnummer wie +43\u00a0512\u00a0000000 ein.',
    date: () => 'Gib ein Datum ein, das es gibt, mit Tag, Monat und Jahr.',
    future: () => 'Gib ein Datum ein, das nicht in der Zukunft liegt.',
    tooEarly: () => `Gib ein Datum ab ${firstYear} ein, mit vierstelligem Jahr.`,
    farOff: () =>
      `Gib ein Datum ein, das höchstens ${nearYears} Jahre von heute entfernt ist, mit vierstelligem Jahr.`,
    number: () => 'Gib eine Zahl wie 25,50 ein.',
    tooSmall: (_label, limit) => `Gib mindestens ${limit} ein.`,
    tooLarge: (_label, limit) => `Gib höchstens ${limit} ein.`,
    tooShort: (_label, limit) => `Verwende mindestens ${limit}\u00a0Zeichen.`,
  },
  errorCount: {
    one: 'Bitte prüfe das markierte Feld weiter oben. Deine Eingaben sind noch da.',
    many: 'Bitte prüfe die markierten Felder weiter oben. Deine Eingaben sind noch da.',
  },
  leaveEmpty: 'Bitte leer lassen.',
  privacyLink: 'So gehen wir mit deinen Daten um',
};
