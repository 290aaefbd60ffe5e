import { shownServices } from 'contract/shown-services';
import type * as english from 'public-site/forms/definitions/first-timer.texts';

export const labels: typeof english.labels = {
  title: 'Dein erster Besuch',
  intro:
    'Schön, dass du da warst! Sag uns, wer du bist, damit wir dich beim nächsten Mal mit Namen begrüßen können.',
  description:
    'Du warst zum ersten Mal bei uns? Trag deinen Besuch ein, damit wir dich beim nächsten Mal mit Namen begrüßen können.',
  fields: {
    fullName: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    message: {
      label: 'Möchtest du uns noch etwas sagen?',
      hint: 'Ein Gebetsanliegen, eine Frage oder wie du zu uns gefunden hast.',
    },
  },
  submit: 'Besuch eintragen',
  success:
    'Danke, dass du deinen Besuch eingetragen hast. Wir freuen uns, wenn wir dich wiedersehen!',
  next: {
    get text() {
      const [first] = shownServices();
      return `Jemand aus unserem Team ruft dich innerhalb einer Woche an. Der ${first?.name} beginnt um ${first?.time}, und wir würden uns sehr freuen, wenn du wieder dabei bist.`;
    },
    links: {
      '/more/departments': 'Lern unsere Dienste kennen',
      '/downloads/mp3': 'Hör dir eine Predigt an',
      '/join-us/create-profile': 'Leg dein Profil an',
    },
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
};
