import type * as english from 'public-site/pages/home/home.texts';

export const homeTexts: typeof english.homeTexts = {
  welcome: 'Willkommen in der',
  joinUs: 'Mach mit',
  nextService: (start) => `Nächster Gottesdienst: ${start}\u00a0Uhr`,
  directions: 'Route planen',
  services: { title: 'Unsere Gottesdienste' },
  slideshow: {
    name: 'Fenster der Gemeinde',
    pause: 'Bilderfolge anhalten',
    play: 'Bilderfolge abspielen',
    show: (number, count) => `Fenster ${number} von ${count} zeigen`,
  },
  vision: {
    title: 'Unsere Vision',
    motto: 'Unser Motto',
    booklets: 'Wer wir sind und was wir glauben, zum Lesen daheim:',
    booklet: { en: 'Heft auf Englisch (PDF)', de: 'Heft auf Deutsch (PDF)' },
  },
  events: {
    title: 'Veranstaltungen für unsere Stadt',
    register: 'Anmelden',
    vision: 'Zur Vision',
    more: 'Weitere Veranstaltungen und Anmeldung',
    none: 'Im Moment ist nichts geplant. Sobald es einen neuen Tag für unsere Stadt gibt, findest du ihn hier. Sonntags bist du immer willkommen.',
  },
  testimonies: { title: 'Was Gott getan hat', share: 'Gib dein Zeugnis weiter' },
  live: {
    title: 'Weit weg und doch daheim',
    text: 'Jeden Gottesdienst übertragen wir live. Sei dabei, ob im Krankenhaus, im Nachtdienst oder auf der anderen Seite des Meeres.',
    watch: 'Live dabei sein',
  },
  ministers: {
    title: 'Wer uns leitet',
    intro:
      'Zuerst dienen sie, dann leiten sie. Sprich sie nach dem Gottesdienst an: Sie möchten dich gern kennenlernen.',
  },
  messages: { title: 'Zuletzt gepredigt', watch: 'Video ansehen' },
  news: { title: 'Neues aus der Gemeinde', readMore: 'Weiterlesen' },
};
