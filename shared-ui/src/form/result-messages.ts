import type { Translated } from '../language/language';

/** What the pages say that a form sent without JavaScript leads to (DESIGN 3.2). */
export interface ResultMessages {
  readonly notSentTitle: string;
  readonly goBack: string;
  readonly office: string;
  readonly needs: string;
  readonly required: string;
}

export const resultMessages: Translated<ResultMessages> = {
  en: {
    notSentTitle: 'Your form has not been sent yet',
    goBack:
      'Please go back with your browser’s Back button. What you typed is still there, and you can send it again.',
    office: 'We could not reach the church office. Please try again later.',
    needs: 'What each field needs',
    required: 'Needed.',
  },
  de: {
    notSentTitle: 'Ihr Formular wurde noch nicht gesendet',
    goBack:
      'Bitte gehen Sie mit der Zurück-Taste Ihres Browsers zurück. Ihre Eingaben sind noch da, und Sie können sie noch einmal senden.',
    office:
      'Wir konnten das Gemeindebüro nicht erreichen. Bitte versuchen Sie es später noch einmal.',
    needs: 'Was jedes Feld braucht',
    required: 'Erforderlich.',
  },
};
