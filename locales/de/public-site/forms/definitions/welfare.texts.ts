import { unbrokenPhone } from '../../../contract/site/unbroken';
import type * as english from 'public-site/forms/definitions/welfare.texts';

export const labels: typeof english.labels = {
  title: 'Unterstützung',
  intro:
    'Schwere Zeiten bleiben keinem Haus erspart. Wenn du Hilfe brauchst, erzähl uns im Vertrauen, was passiert ist und was dir am meisten helfen würde.',
  description: 'Bitte das Diakonieteam der Gemeinde vertraulich um Hilfe.',
  fields: {
    name: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon', hint: 'Bevor wir irgendetwas unternehmen, rufen wir dich an.' },
    category: {
      label: 'Welche Hilfe brauchst du?',
      whenEmpty: 'Wähle aus, welche Hilfe du brauchst.',
      choices: {
        financial: 'Finanzielle Hilfe',
        medical: 'Medizinische Hilfe',
        spiritual: 'Geistliche Hilfe',
        other: 'Andere Hilfe',
      },
    },
    message: { label: 'Was ist passiert?', whenEmpty: 'Erzähl uns, was passiert ist.' },
  },
  submit: 'Um Hilfe bitten',
  success: 'Danke! Deine Bitte um Hilfe ist bei uns angekommen.',
  next: {
    get text() {
      return `Jemand aus dem Diakonieteam ruft dich innerhalb von zwei Tagen an, bevor irgendetwas anderes geschieht. Wenn es nicht warten kann, ruf uns an: ${unbrokenPhone()}.`;
    },
    links: { '/help/request': 'Schick uns ein Gebetsanliegen' },
  },
};
