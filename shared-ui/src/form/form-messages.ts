import type { Translated } from '../language/language';
import type { FaultKind } from './field-fault';

/** What every form says, whatever it is about. */
export interface FormMessages {
  readonly optional: string;
  readonly choose: string;
  readonly sending: string;
  readonly faults: Readonly<Record<FaultKind, string>>;
  readonly faultCount: { readonly one: string; readonly many: string };
  /** At the hidden honeypot field. */
  readonly leaveEmpty: string;
  readonly privacy: { readonly notice: string; readonly link: string };
}

export const formMessages: Translated<FormMessages> = {
  en: {
    optional: '(optional)',
    choose: 'Please choose',
    sending: 'Sending…',
    faults: {
      missing: 'Please fill in this field.',
      unchosen: 'Please choose one.',
      email: 'Please enter an e-mail address, such as name@example.org.',
      phone: 'Please enter a telephone number, such as +43 512 000000.',
      date: 'Please enter a day that exists.',
      future: 'Please enter a day that is not in the future.',
      number: 'Please enter a number, such as 25.50.',
      tooSmall: 'Please enter a larger number.',
      tooLarge: 'Please enter a smaller number.',
      tooShort: 'Please enter a longer text.',
      tooLong: 'Please enter a shorter text.',
    },
    faultCount: {
      one: 'Please check one field above. What you typed is still there.',
      many: 'Please check the marked fields above. What you typed is still there.',
    },
    leaveEmpty: 'Please leave this empty.',
    privacy: {
      notice: 'We use what you send only to answer and serve you.',
      link: 'How we care for your data',
    },
  },
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
