import { unbrokenPhone } from '../../../contract/site/unbroken';
import type * as english from 'public-site/forms/definitions/new-believer.texts';

export const labels: typeof english.labels = {
  title: 'Ein neues Leben',
  intro:
    'Du hast dein Leben Jesus Christus anvertraut, und der Himmel freut sich mit dir. Gehen wir die ersten Schritte gemeinsam.',
  description:
    'Du bist zum Glauben an Jesus Christus gekommen. Geh die ersten Schritte gemeinsam mit uns.',
  fields: {
    name: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    testimony: {
      label: 'Wie bist du zum Glauben gekommen?',
      hint: 'In deinen eigenen Worten und so viel du magst.',
    },
  },
  submit: 'Davon erzählen',
  success: 'Danke! Wir freuen uns mit dir und melden uns bald.',
  next: {
    get text() {
      return `Jemand aus dem Pastorenteam ruft dich innerhalb von zwei Tagen an. Wenn du schon früher reden möchtest, ruf uns an: ${unbrokenPhone()}.`;
    },
    links: {
      '/downloads/mp3': 'Hör dir eine Predigt an',
      '/help/request': 'Schick uns ein Gebetsanliegen',
    },
  },
};
