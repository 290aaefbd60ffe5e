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
      missing: 'Bitte füllen Sie dieses Feld aus.',
      unchosen: 'Bitte wählen Sie eine Antwort.',
      email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
      phone: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +43 512 000000.',
      date: 'Bitte geben Sie einen Tag ein, den es gibt.',
      future: 'Bitte geben Sie einen Tag ein, der nicht in der Zukunft liegt.',
      number: 'Bitte geben Sie eine Zahl ein, zum Beispiel 25,50.',
      tooSmall: 'Bitte geben Sie eine größere Zahl ein.',
      tooLarge: 'Bitte geben Sie eine kleinere Zahl ein.',
      tooShort: 'Bitte geben Sie einen längeren Text ein.',
      tooLong: 'Bitte geben Sie einen kürzeren Text ein.',
    },
    checkField: 'Bitte prüfen Sie dieses Feld.',
    faultCount: {
      one: 'Bitte prüfen Sie ein Feld oben. Ihre Eingaben sind noch da.',
      many: 'Bitte prüfen Sie die markierten Felder oben. Ihre Eingaben sind noch da.',
    },
    leaveEmpty: 'Bitte leer lassen.',
    privacy: {
      notice: 'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten und zu dienen.',
      link: 'Wie wir mit Ihren Daten umgehen',
    },
  },
};
