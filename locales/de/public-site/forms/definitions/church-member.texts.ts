import type * as english from 'public-site/forms/definitions/church-member.texts';

export const labels: typeof english.labels = {
  title: 'Mitglied werden',
  intro:
    'Lass diese Gemeinde dein Zuhause werden. Unsere Mitglieder beten, entscheiden und dienen miteinander. Sag uns, wo du gern mit anpacken möchtest.',
  description:
    'Melde dich als Mitglied der Gemeinde an und sag uns, in welchem Dienst du gern mitarbeiten möchtest.',
  fields: {
    name: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    phone: { label: 'Telefon' },
    email: { label: 'E-Mail' },
    department: {
      label: 'Dienst',
      hint: 'Wo du mitarbeitest oder gern mitarbeiten würdest, zum Beispiel im Chor oder im Begrüßungsteam.',
    },
    address: { label: 'Adresse', whenEmpty: 'Gib deine Adresse ein.' },
  },
  submit: 'Als Mitglied anmelden',
  success: 'Danke, dass du dich als Mitglied angemeldet hast. Willkommen daheim!',
  next: {
    text: 'Das Gemeindebüro meldet sich innerhalb einer Woche bei dir, um dich willkommen zu heißen und deine Anmeldung abzuschließen.',
    links: {
      '/more/departments': 'Lern unsere Dienste kennen',
      '/join-us/create-profile': 'Leg dein Profil an',
    },
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
};
