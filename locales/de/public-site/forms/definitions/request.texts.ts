import { unbrokenPhone } from '../../../contract/site/unbroken';
import type * as english from 'public-site/forms/definitions/request.texts';

export const labels: typeof english.labels = {
  title: 'Dein Anliegen',
  intro:
    'Du musst es nicht allein tragen. Sag uns, wie wir dir beistehen können: im Gebet, mit einem guten Gespräch oder mit praktischer Hilfe.',
  description: 'Bitte die Gemeinde um Gebet, Seelsorge oder praktische Hilfe.',
  fields: {
    fullName: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    requestType: {
      label: 'Was brauchst du?',
      whenEmpty: 'Wähle aus, was du brauchst.',
      choices: {
        prayer: 'Gebet',
        counseling: 'Seelsorge',
        financial: 'Finanzielle Hilfe',
        others: 'Etwas anderes',
      },
    },
    message: {
      label: 'Dein Anliegen',
      hint: 'Das liest nur das Team der Gemeinde.',
      whenEmpty: 'Schreib dein Anliegen in dieses Feld.',
    },
  },
  submit: 'Anliegen senden',
  success: 'Danke! Dein Anliegen ist bei uns angekommen.',
  next: {
    get text() {
      return `Wir melden uns innerhalb von zwei Tagen bei dir. Wenn es nicht warten kann, ruf uns an: ${unbrokenPhone()}.`;
    },
    links: {
      '/downloads/mp3': 'Hör dir eine Predigt an',
      '/help/welfare': 'Bitte uns um Unterstützung',
    },
  },
};
