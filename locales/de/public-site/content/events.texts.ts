import type * as english from 'public-site/content/events.texts';

export const eventTexts: typeof english.eventTexts = {
  'Innsbruck City Praise': {
    name: 'Innsbruck City Praise',
    summary: 'Chöre, Trommeln und ein einziger großer Dank im Herzen der Alpen.',
  },
  'Innsbruck Spiritual Awakening': {
    name: 'Geistliches Erwachen in Innsbruck',
    summary:
      'Ein Tag mit Gebet, Predigt und Zeugnissen für die ganze Stadt. Komm, wenn du Durst hast.',
  },
};

export const eventPlace: typeof english.eventPlace = 'Innsbruck, Österreich';
