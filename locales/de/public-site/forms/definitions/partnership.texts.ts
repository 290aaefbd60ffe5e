import type * as english from 'public-site/forms/definitions/partnership.texts';

export const labels: typeof english.labels = {
  title: 'Partnerschaft',
  intro:
    'Unsere Partnerinnen und Partner tragen dieses Werk Monat für Monat mit: im Gebet, mit ihrer Zeit und mit ihren Gaben. Lass uns deinen Namen und deine Nummer da, und jemand von uns ruft dich an.',
  description:
    'Trag die Gemeinde mit: im Gebet, mit deiner Zeit und mit deinen Gaben. Lass uns deine Nummer da, wir rufen dich an.',
  fields: {
    name: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    phone: { label: 'Telefon', hint: 'Mit Landesvorwahl, wenn du nicht in Österreich wohnst.' },
  },
  submit: 'Ich bin dabei',
  success: 'Danke für deine Partnerschaft! Wir rufen dich bald an.',
  next: {
    text: 'Jemand von uns ruft dich innerhalb einer Woche an und fragt dich, wie du gern mittragen möchtest.',
    links: {
      '/giving/payment': 'Zu unserem Spendenkonto',
      '/more/departments': 'Lern unsere Dienste kennen',
    },
  },
  failure: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
};
