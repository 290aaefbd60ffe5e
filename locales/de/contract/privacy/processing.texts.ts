import type * as english from 'contract/privacy/processing.texts';

const counted = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'];

export const processingWords: typeof english.processingWords = {
  kinds: {
    babyNaming: 'Namensgebung',
    childDedication: 'Kindersegnung',
    couples: 'Trauung',
    testimony: 'Zeugnisse',
    contact: 'Nachrichten an uns',
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
    answer: 'um dir zu antworten und zu helfen',
    'prepare-service': 'um die Feier mit dir vorzubereiten',
    'prepare-programme': 'um die Veranstaltung vorzubereiten und dich dazu zu erreichen',
    welcome: 'um dich willkommen zu heißen und dir zu helfen, deinen Platz zu finden',
    'members-list': 'um die Liste unserer Mitglieder zu führen',
    profile: 'um dein Profil und deinen Zugang zu führen',
    publish: 'um es auf dieser Website zu veröffentlichen',
    books: 'um über Gaben Buch zu führen',
    accompany: 'wenn du zustimmst, um danach mit dir in Kontakt zu bleiben und für dich zu beten',
    'staff-account': 'für die Zugänge unseres Teams',
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
    contact: 'wie wir dich erreichen',
    faith: 'deinen Glauben',
    family: 'deine Familie',
    health: 'deine Gesundheit oder deine Not',
    giving: 'was du gibst',
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
