import type * as english from 'public-site/pages/city-event/city-vision.texts';

export const cityVision: typeof english.cityVision = {
  description: (event) =>
    `Was hinter „${event}“ steht: warum wir zusammenkommen, was wir von Gott für die Stadt erbitten und wie du dabei sein kannst.`,
  titles: {
    vision: 'Unsere Vision',
    mission: 'Unser Auftrag',
    elements: 'Was dazugehört',
    volunteers: 'Mitarbeiten',
    goals: 'Unsere Ziele',
    tips: 'So lädst du ein',
    means: 'Wie der Auftrag gelingt',
  },
  unplanned: {
    titles: {
      '/more/awakening': 'Ein Tag des Erwachens für unsere Stadt',
      '/more/praise': 'Ein Tag des Dankes für unsere Stadt',
    },
    note: 'Der nächste Tag ist noch nicht geplant. Sobald ein Termin feststeht, findest du ihn hier.',
  },
  contact: { title: 'Sprich mit uns', lead: (church) => `Schreib oder ruf an: ${church},` },
  links: {
    donate: 'Jetzt spenden',
    register: 'Jetzt anmelden',
    german: 'Die ganze Vision als Word-Dokument',
    newTab: '(öffnet sich in einem neuen Tab)',
  },
};
