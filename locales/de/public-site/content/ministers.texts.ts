import type * as english from 'public-site/content/ministers.texts';

export const ministerTexts: typeof english.ministerTexts = {
  'general-overseer': {
    role: 'Gesamtleiter',
    about: 'Wacht über alle Zweiggemeinden, lehrt alle, die lehren, und betet, bevor er plant.',
  },
  mama: {
    role: 'Mama',
    about: 'Die Mutter des Hauses. Ihr Tisch ist lang, ein Sessel mehr findet sich immer.',
  },
  'assistant-pastor': {
    role: 'Zweiter Pastor',
    about: 'Leitet den Gottesdienst unter der Woche und besucht alle, die nicht kommen können.',
  },
  'asst-mama': {
    role: 'Zweite Mama',
    about: 'Sammelt die jungen Familien um sich und lässt die Lampe des Gebets nicht ausgehen.',
  },
  'head-pastor-liberia': {
    role: 'Leitender Pastor in Liberia',
    about: 'Hirte unserer Geschwister in Monrovia.',
  },
  'head-pastor-nigeria': {
    role: 'Leitender Pastor in Nigeria',
    about: 'Hirte unserer Geschwister in Lagos.',
  },
};
