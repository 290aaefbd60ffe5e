import type { Translated } from '../language/language';
import { englishMessages } from './form-messages';
import type { FormMessages } from './form-messages';

export const formMessages: Translated<FormMessages> = {
  en: englishMessages,
  de: {
    optional: '(freiwillig)',
    choose: 'Bitte wählen',
    sending: 'Wird gesendet …',
    faults: {
      missing: (label) => `Fülle „${label}“ aus.`,
      unchosen: (label) => `Wähle bei „${label}“ eine Antwort.`,
      email: () => 'Gib eine E-Mail-Adresse wie name@example.org ein.',
      phone: () => 'Gib eine Telefonnummer wie +43 512 000000 ein.',
      date: () => 'Gib ein Datum ein, das es gibt, mit Tag, Monat und Jahr.',
      future: () => 'Gib ein Datum ein, das nicht in der Zukunft liegt.',
      number: () => 'Gib eine Zahl wie 25,50 ein.',
      tooSmall: (_label, { minimum }) => `Gib mindestens ${minimum?.toLocaleString('de-AT')} ein.`,
      tooLarge: (_label, { maximum }) => `Gib höchstens ${maximum?.toLocaleString('de-AT')} ein.`,
      tooShort: (_label, { minLength }) => `Verwende mindestens ${minLength} Zeichen.`,
      tooLong: (_label, { maxLength }) => `Verwende höchstens ${maxLength} Zeichen.`,
    },
    faultCount: {
      one: 'Bitte prüfe ein Feld oben. Deine Eingaben sind noch da.',
      many: 'Bitte prüfe die markierten Felder oben. Deine Eingaben sind noch da.',
    },
    leaveEmpty: 'Bitte leer lassen.',
    privacy: {
      notice: 'Wir verwenden deine Angaben nur, um dir zu antworten und zu dienen.',
      link: 'Wie wir mit deinen Daten umgehen',
    },
  },
};
