import type * as english from 'contract/privacy/processing.texts';

const counted = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'];

export const processingWords: typeof english.processingWords = {
  kinds: {
    babyNaming: 'Namensgebung',
    childDedication: 'Kindersegnung',
    couples: 'Trauung',
    testimony: 'Zeugnisse',
    contact: 'Kontakt',
    partnership: 'Partnerschaft',
    pledge: 'Spendenzusagen',
    enquiry: 'Fragen',
    welfare: 'Unterstützung',
    request: 'Anliegen',
    firstTimer: 'erster Besuch',
    secondTimer: 'zweiter Besuch',
    newBeliever: 'neu im Glauben',
    churchMember: 'Mitglieder',
    programAttendance: 'Anmeldung zu einer Veranstaltung',
    profiles: 'dein Profil',
  },
  purposes: {
    answer: 'dir antworten und helfen',
    'prepare-service': 'die Feier mit dir vorbereiten',
    'prepare-programme': 'die Veranstaltung vorbereiten und dich dazu erreichen',
    welcome: 'dich willkommen heißen und dir helfen, deinen Platz zu finden',
    'members-list': 'die Liste unserer Mitglieder führen',
    profile: 'dein Profil und deinen Zugang verwalten',
    publish: 'es auf dieser Website veröffentlichen',
    books: 'über Gaben Buch führen',
    accompany: 'wenn du zustimmst, auch danach mit dir in Kontakt bleiben und für dich beten',
    'staff-account': 'die Zugänge unseres Teams verwalten',
  },
  grounds: {
    'church-work':
      'Weil du dich an uns wendest und es unser Auftrag als Kirche ist, für dich da zu sein (Art.\u00a06 Abs.\u00a01 lit.\u00a0f und Art.\u00a09 Abs.\u00a02 lit.\u00a0d\u00a0DSGVO)',
    consent:
      'Nur mit deiner Einwilligung, die du ablehnen und widerrufen kannst (Art.\u00a06 Abs.\u00a01 lit.\u00a0a und Art.\u00a09 Abs.\u00a02 lit.\u00a0a\u00a0DSGVO)',
    published:
      'Weil du es selbst öffentlich machst (Art.\u00a06 Abs.\u00a01 lit.\u00a0f und Art.\u00a09 Abs.\u00a02 lit.\u00a0e\u00a0DSGVO)',
    law: 'Weil das Gesetz verlangt, dass wir über Gaben Buch führen (Art.\u00a06 Abs.\u00a01 lit.\u00a0c\u00a0DSGVO, §\u00a0132\u00a0BAO)',
  },
  categories: {
    contact: 'deine Kontaktdaten',
    faith: 'dein Glaube',
    family: 'deine Familie',
    health: 'deine Gesundheit oder eine Notlage',
    giving: 'deine Gaben',
  },
  retention: {
    arrived: (time) => `${time}, nachdem es angekommen ist`,
    done: (time) => `${time}, nachdem es erledigt ist`,
    'programme-over': (time) => `${time} nach der Veranstaltung`,
    'last-contact': (time) => `${time} nach unserem letzten Kontakt`,
    'year-end': (time) => `${time} nach dem Ende des Jahres, in dem es angekommen ist`,
  },
  days: (days) => `${days}\u00a0Tage`,
  years: (years) => `${counted[years] ?? years}\u00a0${years === 1 ? 'Jahr' : 'Jahre'}`,
};
