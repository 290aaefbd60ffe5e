import { unbrokenPhone } from '../../../contract/site/unbroken';
import type * as english from 'public-site/forms/definitions/contact.texts';

export const labels: typeof english.labels = {
  title: 'Kontakt',
  intro:
    'Eine Frage, ein Dankeschön oder einfach ein Gruß: Schreib uns. Wir lesen jede Nachricht und antworten innerhalb von drei Werktagen.',
  description:
    'Schreib dem Gemeindebüro. Wir lesen jede Nachricht und antworten innerhalb von drei Werktagen.',
  fields: {
    name: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    email: { label: 'E-Mail', hint: 'An diese Adresse antworten wir dir.' },
    subject: { label: 'Betreff', whenEmpty: 'Gib einen Betreff ein.' },
    message: { label: 'Nachricht', whenEmpty: 'Schreib deine Nachricht in dieses Feld.' },
  },
  submit: 'Nachricht senden',
  success: 'Danke! Deine Nachricht ist bei uns angekommen.',
  next: {
    get text() {
      return `Wir antworten dir innerhalb von drei Werktagen per E-Mail. Wenn es eilt, ruf uns an: ${unbrokenPhone()}.`;
    },
    links: {
      '/downloads/mp3': 'Hör dir eine Predigt an',
      '/more/blog': 'Lies in unserem Blog',
    },
  },
};
